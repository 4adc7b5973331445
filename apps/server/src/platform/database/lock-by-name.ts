import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

const keyOf = (name: string): RawBuilder<unknown> => sql`hashtextextended(${name}, 0)`;

/** Lets one transaction at a time go on under a name, until it ends. Names begin with what they are for: `follow/…`. */
export const lockByName = async (tx: Transaction<DB>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(tx);
};

/** Lets any number of transactions go on under a name together, until they end, and none that locks it. Waits for one that has locked it. */
export const shareByName = async (tx: Transaction<DB>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(name)})`.execute(tx);
};

/** As `lockByName`, without waiting. @returns false if another transaction has locked the name, or shares it */
export const tryLockByName = async (tx: Transaction<DB>, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(${keyOf(name)}) as locked`.execute(tx);
  return rows[0]?.locked === true;
};
