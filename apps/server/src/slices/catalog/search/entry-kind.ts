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
const OTHER_KIND = 1.1;

/** Part of it where a title only resembles the query. */
const OF_ALIKE = 0.5;

interface Asked {
  kind: EntryKind | null;
  /** 1 where the query names none. */
  season: number;
}

/** What a score loses as the query asks for another kind, or (`null`) for none. */
export function kindPenalty(asked: Asked, kind: EntryKind, isClear: boolean): number {
  if (asked.kind === null) return unasked(asked, kind) * (isClear ? 1 : OF_ALIKE);
  const isAsked = asked.kind === kind || (asked.kind === 'series' && kind === 'sequel');
  return isAsked ? 0 : OTHER_KIND;
}

function unasked({ season }: Asked, kind: EntryKind): number {
  return kind === 'sequel' && season !== 1 ? 0 : UNASKED[kind];
}
