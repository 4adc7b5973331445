import { placeInEntry } from './place.ts';
import { DERIVED_PRIORITY, SPECIALS_SEASON, type MappingRule } from '../model.ts';

/** The rules of an entry with the highest priority that state its episodes. */
const weightiest = (rules: readonly MappingRule[]): readonly MappingRule[] => {
  const priority = Math.max(...rules.map((rule) => rule.priority));
  return rules.filter((rule) => rule.priority === priority);
};

const lastOf = (rules: readonly MappingRule[]): number | null => {
  const ends = rules.map((rule) => (rule.to === null ? null : placeInEntry(rule, rule.to).episode));
  return ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0));
};

/**
 * The last episode of each entry according to lists, unless one of them leaves its end open. It tells when a series was finished, and is
 * not a bound, because a list may lack an episode.
 */
export const lastEpisodes = (rules: Iterable<MappingRule>): ReadonlyMap<string, number> => {
  const stated = [...rules].filter(
    ({ level, season, special, priority }) =>
      level === 'show' && season !== SPECIALS_SEASON && !special && priority > DERIVED_PRIORITY,
  );
  const last = new Map<string, number>();
  for (const [animeId, own] of Map.groupBy(stated, (rule) => rule.animeId)) {
    const end = lastOf(weightiest(own));
    if (end !== null) last.set(animeId, end);
  }
  return last;
};
