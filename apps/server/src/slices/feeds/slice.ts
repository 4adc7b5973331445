import type { Slice } from '#platform/slice.ts';
import { FEED_PREFIX } from './feed-kind.ts';
import { deleteReportedFeed } from './reactions.ts';
import { routes } from './routes.ts';

export const feeds: Slice = {
  name: 'feeds',
  routes,
  credentials: [{ name: 'Tsuzuki feed address', prefix: FEED_PREFIX }],
  reactions: [deleteReportedFeed],
};
