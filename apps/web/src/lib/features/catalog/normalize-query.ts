export const MAX_QUERY_LENGTH = 100;

/** The query worth sending: trimmed, blanks folded, cut to the limit; empty when there is nothing to look for. */
export function normalizeQuery(raw: string | null): string {
  return (raw ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).trimEnd();
}
