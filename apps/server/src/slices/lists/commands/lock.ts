import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** One writer at a time for each list: entries, plays and sums move together, also where there is no row yet to lock. */
export const lockList = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list/${userId}`}, 0))`.execute(tx);
};
