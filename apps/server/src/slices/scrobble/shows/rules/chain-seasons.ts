import type { ChainEntry } from './chain.ts';

/** An entry that may belong to a show, and what its titles say of its season. */
export interface ChainMember extends Omit<ChainEntry, 'season'> {
  /** The season that its titles name; null if none does. */
  namedSeason: number | null;
  /** The part of the season that its titles name; null if none does. */
  part: number | null;
  /** Whether its titles have words besides those of the show, its season and its part. */
  hasSubtitle: boolean;
}

const byStart = (a: ChainMember, b: ChainMember): number =>
  (a.startOn ?? '9').localeCompare(b.startOn ?? '9') || a.animeId.localeCompare(b.animeId);

/**
 * The season of an entry after the one before it. Unlike the search, which counts by date what nothing names (`catalog/rules/season-order.ts`), this
 * guesses none, because plays are recorded by it: null if neither its titles nor its order say.
 */
const seasonAfter = (
  before: number | null,
  { namedSeason, part, hasSubtitle }: ChainMember,
): number | null => {
  if (namedSeason !== null) return namedSeason;
  if (part !== null && part > 1 && !hasSubtitle) return before;
  return null;
};

/**
 * The entries of a show in their order, with their seasons. The first is season 1 or, if its own titles name another, still the first of what
 * the server has under its name.
 */
export const inSeasons = (root: ChainMember, others: readonly ChainMember[]): ChainEntry[] => {
  const offset = (root.namedSeason ?? 1) - 1;
  const chain: ChainEntry[] = [];
  let before: number | null = null;
  for (const member of [root, ...others.toSorted(byStart)]) {
    const season: number | null = chain.length === 0 ? 1 + offset : seasonAfter(before, member);
    before = season;
    const { animeId, startOn, endOn, episodeCount, weeks } = member;
    const relative = season === null ? null : season - offset;
    chain.push({ animeId, startOn, endOn, episodeCount, weeks, season: relative });
  }
  return chain;
};
