import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { UpdateTopic } from './topic.ts';

/** The payload is `<user id> <topic>`, and the id of the batch if there is one. */
export const UPDATE_CHANNEL = 'accounts_update';

/**
 * Sends an update about a topic to the open pages of a user, in every process, when the transaction commits. Repeated calls send it once.
 * `batchId` lets the page that made a change recognise its own.
 */
export const sendUpdate = async (
  tx: Tx,
  userId: string,
  topic: UpdateTopic,
  batchId?: string,
): Promise<void> => {
  const payload = [userId, topic, ...(batchId ? [batchId] : [])].join(' ');
  await sql`select pg_notify(${sql.lit(UPDATE_CHANNEL)}, ${payload})`.execute(tx);
};

/** The same for the pages of several users. */
export const sendUpdates = async (
  tx: Tx,
  userIds: readonly string[],
  topic: UpdateTopic,
): Promise<void> => {
  await sql`select pg_notify(${sql.lit(UPDATE_CHANNEL)}, id || ' ' || ${topic}::text)
    from unnest(${userIds}::text[]) as owner (id)`.execute(tx);
};
