import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { connectedUsers } from './link/connected-users.ts';
import { sealedTokens } from './link/tokens.ts';
import { outboxWorker } from './outbox/worker.ts';
import { tidySync, warnOfLogins } from './jobs.ts';
import { noteEdits } from './reactions.ts';
import { reasons } from './reasons.ts';
import { syncRoutes } from './routes.ts';
import { runWorker } from './run/worker.ts';
import { serviceSettings, syncSettings } from './settings.ts';
import { audits, notices } from './vocabulary.ts';

export const sync: Slice = {
  name: 'sync',
  settings: [syncSettings, serviceSettings],
  audits,
  notices,
  reasons,
  resources: [connectedUsers],
  routes: syncRoutes,
  jobs: [tidySync, warnOfLogins],
  reactions: [noteEdits],
  workers: [runWorker, outboxWorker],
  sealed: [sealedTokens],
};
