import type { Slice } from '#platform/slice.ts';
import { FEED_PREFIX, LIST_LINK_PREFIX } from './feed-kind.ts';
import { deleteReportedFeed } from './reactions.ts';
import { reasons } from './reasons.ts';
import { routes } from './routes.ts';
import { audits } from './vocabulary.ts';

export const feeds: Slice = {
  name: 'feeds',
  audits,
  reasons,
  routes,
  credentials: [
    { name: 'Tsuzuki feed address', prefix: FEED_PREFIX },
    { name: 'Tsuzuki link to a list', prefix: LIST_LINK_PREFIX },
  ],
  reactions: [deleteReportedFeed],
};
