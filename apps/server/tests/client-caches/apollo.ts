import { InMemoryCache } from '@apollo/client/cache';
import type { ClientCache } from './client-cache.ts';

/**
 * Apollo Client's default cache, by type and id. For a list of objects without ids it keeps only the last selection, and requests the rest
 * again. Its reads leave such parts out.
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
