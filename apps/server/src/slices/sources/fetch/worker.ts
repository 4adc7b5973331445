import { defineWorker, drain } from '#platform/queue/index.ts';
import type { App } from '#platform/app.ts';
import { listen } from '#platform/database/listen.ts';
import { SOURCE_DUE_CHANNEL } from './fetch-soon.ts';
import { fetchNext } from './refresh.ts';
import { removeNext } from './withdraw.ts';

const LOOK_EVERY_MS = 15_000;

/** Removes a source that was withdrawn, or else fetches the one that is longest due. @returns whether there was one. */
export const workNext = async (app: App, signal: AbortSignal): Promise<boolean> =>
  (await removeNext(app, signal)) || (await fetchNext(app, signal));

/** Fetches what is due, one source after the other. A process that is killed leaves its source to another, or to its successor. */
export const sourceFetcher = defineWorker({
  name: 'data sources',
  work: (app, signal) => drain(() => workNext(app, signal), signal),
  pollMs: LOOK_EVERY_MS,
  wake: (app, ring) => listen(app.database, SOURCE_DUE_CHANNEL, ring),
});
