import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { NewsTopic } from './topic.ts';

/** The payload is `<user id> <topic>`, and the id of the batch if there is one. */
export const NEWS_CHANNEL = 'accounts_news';

/**
 * Sends a topic with new data to the open pages of a user, in every process, when the transaction commits. Repeated calls send it once.
 * `batchId` lets the page that made a change recognise its own.
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
