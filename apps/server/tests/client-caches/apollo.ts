import { InMemoryCache } from '@apollo/client/cache';
import type { ClientCache } from './client-cache.ts';

/**
 * The cache of Apollo Client as it is set up by default: by type and id. It keeps of a list of objects without ids what was selected
 * last, and asks the server again for the rest: such parts are left out of what is read.
 */
export const apolloCache = (): ClientCache => {
  const cache = new InMemoryCache();
  return {
    write: (query, data) => {
      cache.writeQuery({ query, data });
    },
    read: (query) => cache.diff({ query, optimistic: false, returnPartialData: true }).result,
  };
};
