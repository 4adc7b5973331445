export const MAX_QUERY_LENGTH = 100;

/** The query worth sending: without controls, trimmed, blanks folded, cut to the limit between characters; empty when there is nothing to look for. */
export function normalizeQuery(raw: string | null): string {
  return (raw ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
