import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from './reasons.ts';

/** Keeps a paid tier and data that may not be paid for from coming in at once. */
const PAID_USE_LOCK = 7_482_025;

const lock = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(PAID_USE_LOCK)})`.execute(tx);

/** Whether anybody pays for the service: some data may not be used in a service that is paid for. */
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
 * Keeps paid tiers out from now on, because of data of a source.
 * @throws Refusal `CONFLICT` when accounts have one already.
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

/** The source whose data keeps paid tiers out; undefined where none does. */
export const paidUseBan = async (db: App['db'] | Tx): Promise<string | undefined> => {
  const ban = await db
    .selectFrom('access.paid_use_ban')
    .select('source')
    .orderBy('source')
    .limit(1)
    .executeTakeFirst();
  return ban?.source;
};

/** Says that a source keeps paid tiers out. */
export const refusePaidUse = (source: string) =>
  refusal('CONFLICT', 'PAID_TIERS_KEPT_OUT', { source });

/** Lets a paid tier in, until the transaction ends. @throws Refusal `CONFLICT` naming the data that keeps it out. */
export const passPaidUse = async (tx: Tx): Promise<void> => {
  await lock(tx);
  const source = await paidUseBan(tx);
  if (source !== undefined) throw refusePaidUse(source);
};
