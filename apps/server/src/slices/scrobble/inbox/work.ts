import { setTimeout } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { tryLockWords } from '../corrections/lock-words.ts';
import { claimDelivery, postponeDelivery, type ClaimedDelivery } from './claim.ts';
import { decodeDelivery } from './decode.ts';
import { processDelivery } from './process.ts';

/** What a look at the inbox has found so far. */
export interface Look {
  /** Owners who say something of their shows now, or whose server does. Their deliveries are left for the next look, so that they are looked up with that. */
  speaking: Set<string>;
  /** The delivery for which the mapping was read. */
  currentFor?: number;
  /** The only deliveries to look at, if not all. */
  among?: readonly number[];
}

/**
 * Claims one delivery and processes it. One that waited for a mapping is released until this process has read the new mapping, because
 * reading it inside the transaction would need a second connection.
 * @returns whether there was one.
 */
export const workOne = async (app: App, { currentFor, ...look }: Look): Promise<boolean> => {
  let taken: ClaimedDelivery | undefined;
  let waited: number | undefined;
  try {
    await app.db.transaction().execute(async (tx) => {
      taken = await claimDelivery(app, tx, { ...look, leftAlone: [...look.speaking] });
      if (!taken) return;
      const { id, summary, origin } = taken;
      if (!(await tryLockWords(tx, origin.userId))) look.speaking.add(origin.userId);
      else if (summary && id !== currentFor) waited = id;
      else await processDelivery(app, tx, taken);
    });
    if (waited !== undefined) await app.get(changeFeed).catchUp();
  } catch (error) {
    if (!taken) throw error;
    app.log.error({ err: error, delivery: taken.id }, 'a delivery failed and is tried again');
    const failed = taken;
    await postponeDelivery(app, failed, async () => (await decodeDelivery(failed)).kept);
  }
  return waited === undefined ? taken !== undefined : workOne(app, { ...look, currentFor: waited });
};

/** How long somebody waits for what their word made due. */
const MOST_WAIT_MS = 3_000;
const PAUSE_MS = 20;

const isOpen = async (app: App, ids: readonly number[]): Promise<boolean> => {
  const row = await app.db
    .selectFrom('scrobble.inbox')
    .select('id')
    .where('id', 'in', [...ids])
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Processes deliveries that a word of their owner made due, so that the owner learns at once what came of it, and waits for those that a worker has
 * taken. What is not done after some seconds is left to the worker.
 */
export const workAtOnce = async (app: App, ids: readonly number[]): Promise<void> => {
  const until = performance.now() + MOST_WAIT_MS;
  while (performance.now() < until && ids.length > 0 && (await isOpen(app, ids))) {
    const look: Look = { speaking: new Set(), among: ids };
    const isWorked = await workOne(app, look);
    if (!isWorked || look.speaking.size > 0) await setTimeout(PAUSE_MS);
  }
};
