import { sql, type Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

/** A number that no other transaction of this database has: it names what a transaction caused, the same each time it is asked. */
export const transactionId = async (tx: Transaction<DB>): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
  return rows[0]?.id ?? '';
};
