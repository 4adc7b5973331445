import type { App } from '#platform/app.ts';
import { defineWorker, drain } from '#platform/queue/index.ts';
import { inbox } from './receive.ts';
import { dropStrangers } from './strangers.ts';
import { workOne, type Look } from './work.ts';

/** How long the worker waits for a signal before it polls. */
const LOOK_MS = 500;
/**
 * How long after a signal it begins. Working at once would slow the sender's next request, and so reveal whether the last token was valid.
 */
const PAUSE_MS = 200;

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
