import { defineWorker, drain } from '#platform/queue/index.ts';
import { listen } from '#platform/database/listen.ts';
import { SOURCE_DUE_CHANNEL } from './fetch-soon.ts';
import { fetchNext } from './refresh.ts';

const LOOK_EVERY_MS = 15_000;

/** Fetches what is due, one source after the other. A process that is killed leaves its source to another, or to its successor. */
export const sourceFetcher = defineWorker({
  name: 'data sources',
  work: (app, signal) => drain(() => fetchNext(app, signal), signal),
  pollMs: LOOK_EVERY_MS,
  wake: (app, ring) => listen(app.database, SOURCE_DUE_CHANNEL, ring),
});
