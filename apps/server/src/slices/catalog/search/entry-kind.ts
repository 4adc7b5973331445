/** What an entry is of its series: the series, a later season of it, a film, what stands beside it (OVA, special), or a later cour of a season. */
export const ENTRY_KINDS = ['series', 'sequel', 'film', 'extra', 'cour'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Who searches for a name alone mostly means the series. */
const UNASKED: Readonly<Record<EntryKind, number>> = {
  series: 0,
  sequel: 0.1,
  film: 0.12,
  extra: 0.14,
  cour: 0.13,
};

/** Off a later cour where a season is asked for but no part of it: its first cour is meant. */
const LATER_COUR = 0.06;

/** More than an exact match is ahead of one that goes on. */
const OTHER_KIND = 1.1;

/** Part of it where a title only resembles the query. */
const OF_ALIKE = 0.5;

interface Asked {
  kind: EntryKind | null;
  /** 1 where the query names none. */
  season: number;
  /** Whether it names a part of a season. */
  namesPart: boolean;
}

/** What a score loses as the query asks for another kind, or (`null`) for none. */
export function kindPenalty(asked: Asked, kind: EntryKind, isClear: boolean): number {
  if (asked.kind === null) return unasked(asked, kind) * (isClear ? 1 : OF_ALIKE);
  const isAsked =
    asked.kind === kind || (asked.kind === 'series' && (kind === 'sequel' || kind === 'cour'));
  return isAsked ? 0 : OTHER_KIND;
}

function unasked({ season, namesPart }: Asked, kind: EntryKind): number {
  if (kind === 'cour' && namesPart) return 0;
  if (kind === 'cour' && season !== 1) return LATER_COUR;
  return kind === 'sequel' && season !== 1 ? 0 : UNASKED[kind];
}
