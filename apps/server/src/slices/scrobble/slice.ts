import type { Slice } from '#platform/slice.ts';
import { inbox } from './inbox/receive.ts';
import { forgetOldDeliveries } from './jobs.ts';
import { retryAfterMapping } from './reactions.ts';
import { ingestRoutes } from './routes.ts';
import { inboxWorker } from './worker.ts';

export const scrobble: Slice = {
  name: 'scrobble',
  resources: [inbox],
  routes: ingestRoutes,
  workers: [inboxWorker],
  jobs: [forgetOldDeliveries],
  reactions: [retryAfterMapping],
};
