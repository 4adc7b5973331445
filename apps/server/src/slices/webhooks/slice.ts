import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { sealedColumns } from './endpoint/secret.ts';
import { tidy } from './jobs.ts';
import {
  followTier,
  tellOfChapter,
  tellOfEpisode,
  tellOfMovie,
  tellOfStreaming,
} from './reactions.ts';
import { reasons } from './reasons.ts';
import { routes } from './routes.ts';
import { audits, notices, scopes } from './vocabulary.ts';
import { webhookSender } from './worker.ts';

export const webhooks: Slice = {
  name: 'webhooks',
  audits,
  notices,
  scopes,
  reasons,
  routes,
  sealed: Object.values(sealedColumns),
  jobs: [tidy],
  reactions: [tellOfEpisode, tellOfChapter, tellOfMovie, tellOfStreaming, followTier],
  workers: [webhookSender],
};
