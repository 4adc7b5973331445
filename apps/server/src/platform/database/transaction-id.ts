import { sql, type Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

/**
 * A text that no other transaction has: it names what a transaction caused, the same each time it is asked. A restored database counts its
 * transactions anew, so the text also tells when the transaction began.
 */
export const transactionId = async (tx: Transaction<DB>): Promise<string> => {
  const { rows } = await sql<{
    id: string;
  }>`select concat(pg_current_xact_id(), '/', extract(epoch from now())) as id`.execute(tx);
  return rows[0]?.id ?? '';
};
