import type { DocumentNode } from 'graphql';

/** A normalized cache of a client. */
export interface ClientCache {
  write: (query: DocumentNode, data: Record<string, unknown>) => void | Promise<void>;
  /** The result of a query from the cache alone. */
  read: (query: DocumentNode) => unknown;
}
