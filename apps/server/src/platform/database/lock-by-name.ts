import { sql, type Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

/** Lets one transaction at a time go on under a name, until it ends. Names begin with what they are for: `follow/…`. */
export const lockByName = async (tx: Transaction<DB>, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
};
