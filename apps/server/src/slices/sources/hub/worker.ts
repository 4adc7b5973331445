import { listen } from '#platform/database/listen.ts';
import { defineWorker, drain } from '#platform/queue/index.ts';
import { HUB_CHANNEL } from './hub-row.ts';
import { askHub } from './run.ts';

const LOOK_EVERY_MS = 15_000;

/** Follows the hub, if this instance has one. */
export const hubFollower = defineWorker({
  name: 'hub',
  work: (app, signal) => drain(() => askHub(app, signal), signal),
  pollMs: LOOK_EVERY_MS,
  wake: (app, ring) => listen(app.database, HUB_CHANNEL, ring),
});
