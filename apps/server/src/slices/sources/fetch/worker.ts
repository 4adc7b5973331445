import { defineWorker, drain } from '#platform/queue/index.ts';
import { fetchNext } from './refresh.ts';

/** How long "fetch now" on the page waits at most. */
const LOOK_EVERY_MS = 3_000;

/** Fetches what is due, one source after the other. A process that is killed leaves its source to another, or to its successor. */
export const sourceFetcher = defineWorker({
  name: 'data sources',
  work: (app, signal) => drain(() => fetchNext(app, signal), signal),
  pollMs: LOOK_EVERY_MS,
});
