import { listen } from '#platform/database/listen.ts';
import { defineWorker, drain } from '#platform/queue/index.ts';
import { passUpstream } from './run.ts';
import { UPSTREAM_CHANNEL } from './upstream-row.ts';

const LOOK_EVERY_MS = 30_000;

/** Sends edits to the hub, if this instance follows one and has a key of it. */
export const upstreamSender = defineWorker({
  name: 'upstream',
  work: (app, signal) => drain(() => passUpstream(app, signal), signal),
  pollMs: LOOK_EVERY_MS,
  wake: (app, ring) => listen(app.database, UPSTREAM_CHANNEL, ring),
});
