import { pageCache } from '#platform/http/page-cache.ts';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { defineResource } from '#platform/resource.ts';
import { changeFeed } from './change-feed.ts';

/** Drops shared responses and pages that show what has changed, once every read model shows it as it is now. */
export const sharedResponses = defineResource<void>({
  name: 'shared responses',
  open: async (app) => {
    const cache = await app.open(responseCache);
    const pages = await app.open(pageCache);
    const feed = await app.open(changeFeed);
    feed.afterwards((ids) => {
      cache.forget(ids);
      pages.forget(ids);
    });
  },
});
