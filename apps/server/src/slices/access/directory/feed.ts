import { listen } from '#platform/database/index.ts';
import { defineResource } from '#platform/resource.ts';
import { directory } from './directory.ts';

/** Triggers (see the migrations) send the id of the user who changed. */
const CHANNEL = 'access_change';

/** Listens for the changes that other processes make to keys, tiers and accounts. */
export const accessFeed = defineResource<{ stop(): Promise<void> }>({
  name: 'access feed',
  open: async (app) => {
    const opened = await app.open(directory);
    return listen(app.database, CHANNEL, (userId) =>
      userId === undefined ? opened.clear() : opened.forget(userId),
    );
  },
  close: (feed) => feed.stop(),
});
