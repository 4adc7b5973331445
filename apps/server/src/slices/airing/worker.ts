import { defineWorker } from '#platform/queue/index.ts';
import { announceAirings } from './commands/announce-airings.ts';

const POLL_MS = 3_000;

/** Announces at every full minute which episodes air within the next 30 minutes. */
export const airingWorker = defineWorker({
  name: 'airing announcements',
  work: (app) => announceAirings(app),
  pollMs: POLL_MS,
});
