import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { heldRoutes } from './held-routes.ts';
import { settleProposals, tellOfWaiting } from './jobs.ts';
import { mergeAsHub, unmergeAsHub } from './merge/reactions.ts';
import { mergeReasons } from './merge/reasons.ts';
import { mergeNotices } from './merge/vocabulary.ts';
import { proposeCorrectedRule } from './reactions.ts';
import { reportReasons } from './report/reasons.ts';
import { reportAudits, reportNotices } from './report/vocabulary.ts';
import { upstreamReasons } from './upstream/reasons.ts';
import { upstreamRoutes } from './upstream/routes.ts';
import { upstreamSettings } from './upstream/settings.ts';
import { upstreamSender } from './upstream/worker.ts';
import { reasons } from './reasons.ts';
import { audits, notices } from './vocabulary.ts';

export const edits: Slice = {
  name: 'edits',
  audits: [...audits, ...reportAudits],
  notices: { ...notices, ...mergeNotices, ...reportNotices },
  reasons: { ...reasons, ...mergeReasons, ...reportReasons, ...upstreamReasons },
  jobs: [settleProposals, tellOfWaiting],
  reactions: [mergeAsHub, unmergeAsHub, proposeCorrectedRule],
  routes: (server, app) => {
    upstreamRoutes(server, app);
    heldRoutes(server, app);
  },
  settings: [upstreamSettings],
  workers: [upstreamSender],
};
