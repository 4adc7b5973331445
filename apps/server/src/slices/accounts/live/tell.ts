import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { NewsTopic } from './topic.ts';

/** Carries `<user id> <topic>`. */
export const NEWS_CHANNEL = 'accounts_news';

/**
 * Tells the open pages of a user, in every process, that there is something new to read of a topic: when the transaction
 * commits, and once however often it is told. What it is says nobody but the pages' own reading.
 */
export const tellAccount = async (tx: Tx, userId: string, topic: NewsTopic): Promise<void> => {
  await sql`select pg_notify(${sql.lit(NEWS_CHANNEL)}, ${`${userId} ${topic}`})`.execute(tx);
};
