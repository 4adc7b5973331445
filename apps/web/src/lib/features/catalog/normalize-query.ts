export const MAX_QUERY_LENGTH = 100;

/**
 * The query to send: without control characters, trimmed, with single spaces, cut to the limit between characters. Empty if there is
 * nothing to search for.
 */
export function normalizeQuery(raw: string | null): string {
  return (raw ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
