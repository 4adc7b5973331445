import type { App } from '#platform/app.ts';
import { defineWorker, drain } from '#platform/queue/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { tryShareWords } from '../corrections/lock-words.ts';
import { claimDelivery, postponeDelivery, putOffDelivery, type ClaimedDelivery } from './claim.ts';
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

/**
 * Claims one delivery and processes it. One whose owner says something of their shows now is put off, so that it is looked up with what they say. One that waited for a mapping is released until this process has read the new mapping, because
 * reading it inside the transaction would need a second connection.
 * @param currentFor the delivery for which the mapping was read.
 * @returns whether there was one.
 */
const workOne = async (app: App, currentFor?: number): Promise<boolean> => {
  let taken: ClaimedDelivery | undefined;
  let waited: number | undefined;
  try {
    await app.db.transaction().execute(async (tx) => {
      taken = await claimDelivery(app, tx);
      if (taken && !(await tryShareWords(tx, taken.origin.userId))) {
        return putOffDelivery(app, tx, taken);
      }
      waited = taken?.summary && taken.id !== currentFor ? taken.id : undefined;
      if (taken && waited === undefined) await processDelivery(app, tx, taken);
    });
    if (waited !== undefined) await app.get(changeFeed).catchUp();
  } catch (error) {
    if (!taken) throw error;
    app.log.error({ err: error, delivery: taken.id }, 'a delivery failed and is tried again');
    const failed = taken;
    await postponeDelivery(app, failed, async () => (await decodeDelivery(failed)).kept);
  }
  return waited === undefined ? taken !== undefined : workOne(app, waited);
};

/** Processes due deliveries, oldest first, until none is left or the signal is aborted. */
export const workInbox = async (app: App, signal?: AbortSignal): Promise<void> => {
  await drain(async () => (await dropStrangers(app)) > 0, signal);
  await drain(() => workOne(app), signal);
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
