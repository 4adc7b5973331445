import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { NewsTopic } from './topic.ts';

/** Carries `<user id> <topic>`, and the id of the batch where there is one. */
export const NEWS_CHANNEL = 'accounts_news';

/**
 * Tells the open pages of a user, in every process, that there is something new to read of a topic: when the transaction
 * commits, and once however often it is told. `batchId` lets the page that made a change know its own.
 */
export const tellAccount = async (
  tx: Tx,
  userId: string,
  topic: NewsTopic,
  batchId?: string,
): Promise<void> => {
  const news = [userId, topic, ...(batchId ? [batchId] : [])].join(' ');
  await sql`select pg_notify(${sql.lit(NEWS_CHANNEL)}, ${news})`.execute(tx);
};
