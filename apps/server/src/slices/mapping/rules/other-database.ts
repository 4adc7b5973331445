import { lastByCount } from './bound-rules.ts';
import type { EntryOf } from './complete-rules.ts';
import { DERIVED_PRIORITY, SPECIALS_SEASON, type MappingKind, type MappingRule } from '../model.ts';
import { ruleKey } from './rule-address.ts';

const SOURCES: Readonly<Record<MappingKind, string>> = {
  tmdb: 'derived from tmdb',
  tvdb: 'derived from tvdb',
};

const isOfSeason = ({ level, season, special }: MappingRule): boolean =>
  level === 'show' && season !== null && season > SPECIALS_SEASON && !special;

/** Whether two databases place an entry alike: in the same season, and with the same numbers. */
const arePlacedAlike = (a: MappingRule, b: MappingRule): boolean =>
  a.season === b.season && a.from - a.animeFrom === b.from - b.animeFrom && a.parts === b.parts;

/** A show of TMDB and one of TVDB, and how many entries both place alike, and otherwise. */
interface Pair {
  tmdb: number;
  tvdb: number;
  alike: number;
  otherwise: number;
}

/** The pairs of shows in which an entry is, and whether both place it alike. */
const pairsOf = (ofEntry: readonly MappingRule[]): Map<string, boolean> => {
  const pairs = new Map<string, boolean>();
  for (const a of ofEntry) {
    if (a.kind !== 'tmdb') continue;
    for (const b of ofEntry) {
      const key = `${a.id}/${b.id}`;
      if (b.kind === 'tvdb') pairs.set(key, (pairs.get(key) ?? false) || arePlacedAlike(a, b));
    }
  }
  return pairs;
};

/** The shows of both databases that are the same: most of the entries they share have the same place. */
const sameShows = (rules: readonly MappingRule[]): Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const ofEntry of Map.groupBy(rules, ({ animeId }) => animeId).values()) {
    for (const [key, isAlike] of pairsOf(ofEntry)) {
      const [tmdb = 0, tvdb = 0] = key.split('/').map(Number);
      const pair = pairs.get(key) ?? { tmdb, tvdb, alike: 0, otherwise: 0 };
      pair[isAlike ? 'alike' : 'otherwise'] += 1;
      pairs.set(key, pair);
    }
  }
  return [...pairs.values()].filter(({ alike, otherwise }) => alike > otherwise);
};

/** The rules of a season: at the database that gets a rule, and at the one that has it. */
interface Season {
  own: readonly MappingRule[];
  others: readonly MappingRule[];
}

const twinOf = (rule: MappingRule, others: readonly MappingRule[]): MappingRule | undefined =>
  others.find((other) => other.animeId === rule.animeId && arePlacedAlike(other, rule));

/** Whether a rule goes on where those of a season end, by their counts or by the other database, and both have what ends there in one place. */
const isContinuing = (
  { from }: MappingRule,
  { own, others }: Season,
  entryOf: EntryOf,
): boolean => {
  const ends = own.map((rule) => {
    const twin = twinOf(rule, others);
    const last =
      rule.to ??
      lastByCount(rule, entryOf(rule.animeId)?.episodeCount ?? null) ??
      twin?.to ??
      Infinity;
    return { last, isAlike: twin !== undefined };
  });
  return (
    ends.every(({ last }) => last < from) &&
    ends.some(({ last, isAlike }) => isAlike && last === from - 1)
  );
};

/** Whether the entry of a season did not begin while one of a season before was on: such a list has as seasons what another has as one. */
const isInOrder = (
  { animeId, season }: MappingRule,
  ofShow: readonly MappingRule[],
  entryOf: EntryOf,
): boolean => {
  const start = entryOf(animeId)?.startOn ?? null;
  return ofShow.every((before) => {
    const end = entryOf(before.animeId)?.endOn ?? null;
    const isBefore = before.animeId !== animeId && (before.season ?? 0) < (season ?? 0);
    return !isBefore || start === null || end === null || end <= start;
  });
};

/** Of an entry in more seasons, one must end alike at both databases: each cuts a long series as it likes, and that both begin with 1 shows nothing. */
const FEW_SEASONS = 2;

/** Whether both databases cut an entry into seasons alike, as far as that is known. */
const isCutAlike = (
  { animeId }: MappingRule,
  ofShow: readonly MappingRule[],
  ofOther: readonly MappingRule[],
): boolean => {
  const own = ofOther.filter((rule) => rule.animeId === animeId);
  if (new Set(own.map(({ season }) => season)).size <= FEW_SEASONS) return true;
  return own.some(
    (rule) =>
      rule.to !== null &&
      ofShow.some(
        (twin) => twin.animeId === animeId && twin.to === rule.to && arePlacedAlike(twin, rule),
      ),
  );
};

/** One of the rules that say the same of an entry: several lists, or several shows, may state what one follows from. */
const eachOnce = (rules: readonly MappingRule[]): MappingRule[] => [
  ...new Map(rules.map((rule) => [`${rule.animeId} ${ruleKey(rule)}`, rule])).values(),
];

/**
 * Rules for seasons, and for ends of seasons, that lists map at one database only: shows that are the same at both number their seasons alike.
 * Computed rules give way to air dates.
 */
export const deriveFromOtherDatabase = (
  all: readonly MappingRule[],
  entryOf: EntryOf,
): MappingRule[] => {
  const rules = all.filter(isOfSeason);
  const ofShow = Map.groupBy(rules, ({ kind, id }) => `${kind} ${id}`);
  const bySeason = Map.groupBy(rules, ({ kind, id, season }) => `${kind} ${id} ${season}`);
  const derived = (from: MappingKind, kind: MappingKind, pair: Pair): MappingRule[] => {
    const other = ofShow.get(`${from} ${pair[from]}`) ?? [];
    const ownShow = ofShow.get(`${kind} ${pair[kind]}`) ?? [];
    return other
      .filter((rule) => {
        if (!isCutAlike(rule, ownShow, other)) return false;
        const own = bySeason.get(`${kind} ${pair[kind]} ${rule.season}`) ?? [];
        const others = bySeason.get(`${from} ${pair[from]} ${rule.season}`) ?? [];
        return own.length === 0
          ? isInOrder(rule, ownShow, entryOf)
          : isContinuing(rule, { own, others }, entryOf);
      })
      .map(({ file: _file, version: _version, ...rule }) => ({
        ...rule,
        kind,
        id: pair[kind],
        priority: DERIVED_PRIORITY,
        source: SOURCES[from],
      }));
  };
  const bothWays = sameShows(rules).flatMap((pair) => [
    ...derived('tmdb', 'tvdb', pair),
    ...derived('tvdb', 'tmdb', pair),
  ]);
  return eachOnce(bothWays);
};
