import type { DocumentNode } from 'graphql';

/** A normalized cache of a client. */
export interface ClientCache {
  write: (query: DocumentNode, data: Record<string, unknown>) => void | Promise<void>;
  /** What the cache alone has of a query. */
  read: (query: DocumentNode) => unknown;
}
