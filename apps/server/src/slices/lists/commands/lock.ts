import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** Allows one writer at a time per list, so that entries, plays and sums change together, even before there is a row to lock. */
export const lockList = async (tx: Tx, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list/${userId}`}, 0))`.execute(tx);
};
