import type { MappingKind, MappingRule } from '#slices/mapping/index.ts';

/** Episodes of a season that are episodes of an anime, one to one. */
export interface PlacedPart {
  season: number;
  from: number;
  /** Null if the last one is not known. */
  to: number | null;
  animeFrom: number;
}

/** Where the episodes of an anime are at a database of shows. */
export interface ShowPlace {
  show: number;
  parts: PlacedPart[];
}

const isPlain = (rule: MappingRule): boolean =>
  rule.level === 'show' &&
  (rule.season ?? 0) >= 1 &&
  rule.parts === 1 &&
  !rule.partial &&
  !rule.special &&
  rule.ofSeason === null;

const samePart = ({ season, from, animeFrom }: MappingRule): string =>
  `${season} ${from} ${animeFrom}`;

/** The place of an anime by the rules that lead to it: of its show, what the rules of highest priority say. */
export const placeOf = (rules: readonly MappingRule[], kind: MappingKind): ShowPlace | null => {
  const plain = rules
    .filter((rule) => rule.kind === kind && isPlain(rule))
    .toSorted((a, b) => b.priority - a.priority || a.season! - b.season! || a.from - b.from);
  const [first] = plain;
  if (!first) return null;
  const own = plain.filter(({ id, priority }) => id === first.id && priority === first.priority);
  const parts = new Map(own.toReversed().map((rule) => [samePart(rule), rule]));
  return {
    show: first.id,
    parts: [...parts.values()]
      .map(({ season, from, to, animeFrom }) => ({ season: season!, from, to, animeFrom }))
      .toSorted((a, b) => a.season - b.season || a.from - b.from),
  };
};

/** A place as text: another place is another question. */
export const placeText = ({ show, parts }: ShowPlace): string =>
  `${show}/${parts.map(({ season, from, to, animeFrom }) => `${season}.${from}-${to ?? ''}=${animeFrom}`).join(',')}`;

/** Whether an anime is the beginning of its show: what is said of the show is then said of it. */
export const isBeginning = ({ parts: [first] }: ShowPlace): boolean =>
  first?.season === 1 && first.from === 1 && first.animeFrom === 1;
