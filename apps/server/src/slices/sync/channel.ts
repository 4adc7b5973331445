import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** NOTIFY channel: a run has a step to do. */
export const DUE_RUNS = 'sync_runs';
/** NOTIFY channel: there are operations to send. */
export const DUE_OPERATIONS = 'sync_operations';
/** NOTIFY channel: somebody connected an account. Its payload is the id of the user. */
export const NEW_LINKS = 'sync_links';

const notify = async (tx: Tx, channel: string, payload = ''): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
};

export const notifyRuns = (tx: Tx): Promise<void> => notify(tx, DUE_RUNS);
export const notifyLink = (tx: Tx, userId: string): Promise<void> => notify(tx, NEW_LINKS, userId);
export const notifyOperations = (tx: Tx): Promise<void> => notify(tx, DUE_OPERATIONS);
