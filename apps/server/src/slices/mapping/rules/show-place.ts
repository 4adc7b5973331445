import {
  ABSOLUTE_SEASON,
  SPECIALS_SEASON,
  type MappingKind,
  type MappingLevel,
  type MappingRule,
} from '../model.ts';

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

/** Where a database of films and shows has an anime: as a film, or as a show or one season of it. */
export interface KnownPlace {
  level: MappingLevel;
  id: number;
  /** Null for a film, and if the show counts its episodes without seasons. */
  season: number | null;
}

const byPriority = (a: MappingRule, b: MappingRule): number => b.priority - a.priority;

/** A film or show that an anime belongs to by the rules that lead to it; null for one that is only a special of a show. */
export const knownPlaceOf = (
  rules: readonly MappingRule[],
  kind: MappingKind,
): KnownPlace | null => {
  const own = rules.filter((rule) => rule.kind === kind && !rule.special).toSorted(byPriority);
  const film = own.find(({ level }) => level === 'movie');
  if (film) return { level: 'movie', id: film.id, season: null };
  const place = placeOf(own, kind);
  if (place) return { level: 'show', id: place.show, season: place.parts[0]?.season ?? null };
  const show = own.find(({ season }) => season !== SPECIALS_SEASON);
  if (!show) return null;
  return {
    level: 'show',
    id: show.id,
    season: show.season === ABSOLUTE_SEASON ? null : show.season,
  };
};
