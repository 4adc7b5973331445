import { react } from '#platform/events.ts';
import { mappingImported } from '#slices/mapping/index.ts';
import { retryUnmatched } from './retry.ts';

/** Unmatched deliveries may match with the new mapping. */
export const retryAfterMapping = react(
  mappingImported,
  'scrobble.retry-unmatched',
  async (app, { source }) => {
    const count = await retryUnmatched(app);
    if (count > 0) app.log.info({ count, source }, 'unmatched deliveries are tried again');
  },
);
