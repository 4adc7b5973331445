import type { AnimeDetail } from './anime.ts';

export interface SearchResult {
  readonly query: string;
  readonly anime: readonly AnimeDetail[];
  /** Null when the catalogue did not count. */
  readonly totalCount: number | null;
  readonly hasMore: boolean;
}

export const MAX_QUERY_LENGTH = 100;

/** The query worth sending: trimmed, blanks folded, cut to the limit; empty when there is nothing to look for. */
export function normalizeQuery(raw: string | null): string {
  return (raw ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).trimEnd();
}
