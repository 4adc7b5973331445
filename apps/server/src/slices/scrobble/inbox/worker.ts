import type { App } from '#platform/app.ts';
import { defineWorker, drain } from '#platform/queue/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { tryLockWords } from '../corrections/lock-words.ts';
import { claimDelivery, postponeDelivery, type ClaimedDelivery } from './claim.ts';
import { inbox } from './receive.ts';
import { dropStrangers } from './strangers.ts';
import { decodeDelivery } from './decode.ts';
import { processDelivery } from './process.ts';

/** How long the worker waits for a signal before it polls. */
const LOOK_MS = 500;
/**
 * How long after a signal it begins. Working at once would slow the sender's next request, and so reveal whether the last token was valid.
 */
const PAUSE_MS = 200;

/** What a look at the inbox has found so far. */
interface Look {
  /** Owners who say something of their shows now, or whose server does. Their deliveries are left for the next look, so that they are looked up with that. */
  speaking: Set<string>;
  /** The delivery for which the mapping was read. */
  currentFor?: number;
}

/**
 * Claims one delivery and processes it. One that waited for a mapping is released until this process has read the new mapping, because
 * reading it inside the transaction would need a second connection.
 * @returns whether there was one.
 */
const workOne = async (app: App, { speaking, currentFor }: Look): Promise<boolean> => {
  let taken: ClaimedDelivery | undefined;
  let waited: number | undefined;
  try {
    await app.db.transaction().execute(async (tx) => {
      taken = await claimDelivery(app, tx, [...speaking]);
      if (!taken) return;
      const { id, summary, origin } = taken;
      if (!(await tryLockWords(tx, origin.userId))) speaking.add(origin.userId);
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
  return waited === undefined
    ? taken !== undefined
    : workOne(app, { speaking, currentFor: waited });
};

/** Processes due deliveries, oldest first, until none is left or the signal is aborted. */
export const workInbox = async (app: App, signal?: AbortSignal): Promise<void> => {
  await drain(async () => (await dropStrangers(app)) > 0, signal);
  const look: Look = { speaking: new Set() };
  await drain(() => workOne(app, look), signal);
};

/** Turns accepted deliveries into list entries. */
export const inboxWorker = defineWorker({
  name: 'scrobble inbox',
  work: workInbox,
  pollMs: LOOK_MS,
  pauseMs: PAUSE_MS,
  wake: (app, ring) => {
    app.get(inbox).onReceived(ring);
    return undefined;
  },
});
