import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from './reasons.ts';

/** Keeps a paid tier and data that forbids paid use from being added at the same time. */
const PAID_USE_LOCK = 7_482_025;

const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(PAID_USE_LOCK)})`.execute(tx);

/** Whether anybody pays for the service. Some data may not be used in a paid service. */
export const hasPaidAccounts = async (db: App['db'] | Tx): Promise<boolean> => {
  const row = await db
    .selectFrom('access.subscription')
    .select('user_id')
    .where('tier', '<>', 'free')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Forbids paid tiers from now on, because of the data of a source.
 * @throws Refusal `CONFLICT` if accounts have one already
 */
export const banPaidUse = async (app: App, tx: Tx, source: string): Promise<void> => {
  await lock(tx);
  if (await hasPaidAccounts(tx)) {
    throw refusal('CONFLICT', 'PAID_ACCOUNTS_EXIST', { source });
  }
  await tx
    .insertInto('access.paid_use_ban')
    .values({ source, since: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Allows paid tiers again, as far as the data of a source is concerned. */
export const liftPaidUseBan = async (tx: Tx, source: string): Promise<void> => {
  await tx.deleteFrom('access.paid_use_ban').where('source', '=', source).execute();
};

/** The source whose data forbids paid tiers; undefined if there is none. */
export const paidUseBan = async (db: App['db'] | Tx): Promise<string | undefined> => {
  const ban = await db
    .selectFrom('access.paid_use_ban')
    .select('source')
    .orderBy('source')
    .limit(1)
    .executeTakeFirst();
  return ban?.source;
};

/** The refusal that names the source whose data forbids paid tiers. */
export const refusePaidUse = (source: string) =>
  refusal('CONFLICT', 'PAID_TIERS_KEPT_OUT', { source });

/** Makes sure that a paid tier is allowed until the transaction ends. @throws Refusal `CONFLICT` naming the source that forbids it */
export const passPaidUse = async (tx: Tx): Promise<void> => {
  await lock(tx);
  const source = await paidUseBan(tx);
  if (source !== undefined) throw refusePaidUse(source);
};
