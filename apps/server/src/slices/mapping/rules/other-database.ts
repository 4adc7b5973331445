import { DERIVED_PRIORITY, SPECIALS_SEASON, type MappingKind, type MappingRule } from '../model.ts';

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

/**
 * Rules for seasons that lists map at one database only: shows that are the same at both number their seasons alike. A season with any rule of
 * its own gets none, and computed rules give way to air dates.
 */
export const deriveFromOtherDatabase = (all: readonly MappingRule[]): MappingRule[] => {
  const rules = all.filter(isOfSeason);
  const ofShow = Map.groupBy(rules, ({ kind, id }) => `${kind} ${id}`);
  const mapped = new Set(rules.map(({ kind, id, season }) => `${kind} ${id} ${season}`));
  const derived = (from: MappingKind, kind: MappingKind, pair: Pair): MappingRule[] =>
    (ofShow.get(`${from} ${pair[from]}`) ?? [])
      .filter(({ season }) => !mapped.has(`${kind} ${pair[kind]} ${season}`))
      .map(({ file: _file, version: _version, ...rule }) => ({
        ...rule,
        kind,
        id: pair[kind],
        priority: DERIVED_PRIORITY,
        source: SOURCES[from],
      }));
  return sameShows(rules).flatMap((pair) => [
    ...derived('tmdb', 'tvdb', pair),
    ...derived('tvdb', 'tmdb', pair),
  ]);
};
