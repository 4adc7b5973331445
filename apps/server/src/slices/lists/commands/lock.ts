import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** Held with the others by whoever writes a list, and alone by whoever moves the entries of all. */
const LISTS_LOCK = 7_482_023;

/** Allows one writer at a time per list, so that entries, plays and sums change together, even before there is a row to lock. */
export const lockList = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LISTS_LOCK)}),
    pg_advisory_xact_lock(hashtextextended(${`list/${userId}`}, 0))`.execute(tx);
};

/** Waits until nobody writes a list, and lets nobody begin. */
export const lockAllLists = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LISTS_LOCK)})`.execute(tx);
};
