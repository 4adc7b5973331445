/** What an entry is of its series: the series, a later season of it, a film, or what stands beside it (OVA, special). */
export const ENTRY_KINDS = ['series', 'sequel', 'film', 'extra'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Who searches for a name alone mostly means the series. */
const UNASKED: Readonly<Record<EntryKind, number>> = {
  series: 0,
  sequel: 0.1,
  film: 0.12,
  extra: 0.14,
};

/** More than an exact match is ahead of one that goes on. */
const OTHER_KIND = 0.7;

/** What a score loses as the query asks for another kind, or (`null`) for none. */
export function kindPenalty(asked: EntryKind | null, kind: EntryKind): number {
  if (asked === null) return UNASKED[kind];
  const isAsked = asked === kind || (asked === 'series' && kind === 'sequel');
  return isAsked ? 0 : OTHER_KIND;
}
