import type { Slice } from '#platform/slice.ts';
import './graphql.ts';
import { forgetOldDeliveries } from './inbox/jobs.ts';
import { retryAfterMapping } from './inbox/reactions.ts';
import { inbox } from './inbox/receive.ts';
import { inboxWorker } from './inbox/worker.ts';
import { askShow } from './library/ask-show.ts';
import { sealedAccess } from './library/stored-access.ts';
import { routes } from './routes.ts';
import { TOKEN_PREFIX } from './servers/kind.ts';
import { alertServerOwners } from './tokens/jobs.ts';
import { deleteReportedToken } from './tokens/reactions.ts';
import { showChains } from './shows/chain.ts';
import { withdrawAgreed } from './shows/commands/withdraw-agreed.ts';
import { audits, notices } from './vocabulary.ts';
import { reasons } from './reasons.ts';

export const scrobble: Slice = {
  name: 'scrobble',
  reasons,
  audits,
  notices,
  resources: [inbox, showChains],
  routes,
  credentials: [{ name: 'Tsuzuki webhook token', prefix: TOKEN_PREFIX }],
  workers: [inboxWorker],
  jobs: [forgetOldDeliveries, alertServerOwners, askShow, withdrawAgreed],
  sealed: [sealedAccess],
  reactions: [retryAfterMapping, deleteReportedToken],
};
