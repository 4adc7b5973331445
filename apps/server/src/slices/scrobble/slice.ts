import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { inbox } from './inbox/receive.ts';
import { alertServerOwners, forgetOldDeliveries } from './jobs.ts';
import { deleteReportedToken, retryAfterMapping } from './reactions.ts';
import { routes } from './routes/index.ts';
import { TOKEN_PREFIX } from './server-kind.ts';
import { inboxWorker } from './worker.ts';

export const scrobble: Slice = {
  name: 'scrobble',
  resources: [inbox],
  routes,
  credentials: [{ name: 'Tsuzuki webhook token', prefix: TOKEN_PREFIX }],
  workers: [inboxWorker],
  jobs: [forgetOldDeliveries, alertServerOwners],
  reactions: [retryAfterMapping, deleteReportedToken],
};
