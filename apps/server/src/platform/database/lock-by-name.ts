import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

const keyOf = (name: unknown): RawBuilder<unknown> => sql`hashtextextended(${name}, 0)`;

const KEY_OF_NAME = keyOf(sql.ref('name'));

/** Lets one transaction at a time go on under a name, until it ends. Names begin with what they are for: `follow/…`. */
export const lockByName = async (tx: Transaction<DB>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(tx);
};

/** Lets any number of transactions go on under a name together, until they end, and none that locks it. Waits for one that has locked it. */
export const shareByName = async (tx: Transaction<DB>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(name)})`.execute(tx);
};

const sorted = (names: readonly string[]): RawBuilder<unknown> =>
  sql`unnest(${names.toSorted()}::text[]) as name`;

/** As `lockByName`, of several names at once. They are locked in one order, so that no two who lock some of the same wait for each other. */
export const lockByNames = async (tx: Transaction<DB>, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(${KEY_OF_NAME}) from ${sorted(names)}`.execute(tx);
};

/**
 * As `shareByName`, of several names, as a condition of a statement that is sent anyway. It is true, once nobody has locked the names. PostgreSQL evaluates a condition
 * without columns before it reads any row, so the names are shared also if no row is found. The statement itself reads what was there before it
 * waited, and only those after it read what was said meanwhile.
 */
export const sharingNames = (names: readonly string[]): RawBuilder<boolean> =>
  names.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(select count(pg_advisory_xact_lock_shared(${KEY_OF_NAME})) from ${sorted(names)}) >= 0`;

/** As `lockByName`, without waiting. @returns false if another transaction has locked the name, or shares it */
export const tryLockByName = async (tx: Transaction<DB>, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(${keyOf(name)}) as locked`.execute(tx);
  return rows[0]?.locked === true;
};
