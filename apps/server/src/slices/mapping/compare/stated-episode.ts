import type { MappingKind, MappingLevel, MappingRule } from '../model.ts';
import { ABSOLUTE_SEASON, DERIVED_PRIORITY, SPECIALS_SEASON } from '../model.ts';
import { placeInEntry } from '../rules/place.ts';

/** Groups of episodes that mappings are good or bad at. */
export const EPISODE_GROUPS = [
  'first season',
  'later season',
  'season of several anime',
  'anime over several seasons',
  'long series',
  'special',
  'film',
] as const;
export type EpisodeGroup = (typeof EPISODE_GROUPS)[number];

/** The place of an episode at another database. The season and number of a film are null and 1. */
export interface EpisodePlace {
  kind: MappingKind;
  level: MappingLevel;
  id: number;
  season: number | null;
  number: number;
}

/** What a mapping states for a place. */
export interface StatedAnswer {
  animeId: string;
  episode: number;
  /** How it counts, as `MappingRule.parts` says. */
  parts: number;
  /** Whether the list only has where the anime begins, so that this follows from counting on. */
  isCounted: boolean;
}

/** Episodes of ours that a mapping states for a place. A mapping may state several for one. */
export interface StatedEpisode extends EpisodePlace {
  group: EpisodeGroup;
  answers: readonly StatedAnswer[];
}

/** An anime with more episodes is a long series. */
const LONG_SERIES = 100;
/** A bound for rules with an absurd end. */
const MOST_EPISODES = 3_000;

/** Whether a list states the episodes of a rule one by one. */
export const isStated = ({ special, priority, season }: MappingRule): boolean =>
  !special && priority > DERIVED_PRIORITY && season !== ABSOLUTE_SEASON;

/** Where a rule has no end, only its beginning is stated. */
const endOf = ({ from, to }: MappingRule): number => Math.min(to ?? from, from + MOST_EPISODES - 1);

const lengthOf = (rule: MappingRule): number => endOf(rule) - rule.from + 1;

/** How many regular seasons of its show each anime has, and how many episodes in them. */
const reachesOf = (ofShow: readonly MappingRule[]) => {
  const regular = ofShow.filter(({ season }) => season !== SPECIALS_SEASON);
  return new Map(
    [...Map.groupBy(regular, ({ animeId }) => animeId)].map(([animeId, own]) => [
      animeId,
      {
        seasons: new Set(own.map(({ season }) => season)).size,
        episodes: own.reduce((sum, rule) => sum + lengthOf(rule), 0),
      },
    ]),
  );
};

/** The groups of the rules of a show. */
const grouper = (ofShow: readonly MappingRule[]) => {
  const reaches = reachesOf(ofShow);
  const animeOfSeason = Map.groupBy(ofShow, ({ season }) => season);
  return ({ level, season, animeId }: MappingRule): EpisodeGroup => {
    if (level === 'movie') return 'film';
    if (season === SPECIALS_SEASON) return 'special';
    const { seasons = 1, episodes = 0 } = reaches.get(animeId) ?? {};
    if (episodes > LONG_SERIES) return 'long series';
    if (seasons > 1) return 'anime over several seasons';
    const others = animeOfSeason.get(season)?.some((rule) => rule.animeId !== animeId);
    if (others) return 'season of several anime';
    return season === 1 ? 'first season' : 'later season';
  };
};

/** The rules that count where several state a place: those of the highest priority. */
const heaviest = (rules: readonly MappingRule[]): readonly MappingRule[] => {
  const priority = Math.max(...rules.map((rule) => rule.priority));
  return rules.filter((rule) => rule.priority === priority);
};

function* ofSeason(
  rules: readonly MappingRule[],
  groupOf: (rule: MappingRule) => EpisodeGroup,
): Generator<StatedEpisode> {
  const byNumber = new Map<number, MappingRule[]>();
  for (const rule of rules) {
    for (let number = rule.from; number <= endOf(rule); number += 1)
      byNumber.set(number, [...(byNumber.get(number) ?? []), rule]);
  }
  for (const [number, covering] of byNumber) {
    const best = heaviest(covering);
    const answers = best.flatMap((rule) => {
      const { episode, partial } = placeInEntry(rule, number);
      const { animeId, parts, isEndCounted: isCounted = false } = rule;
      return partial ? [] : [{ animeId, episode, parts, isCounted }];
    });
    const [{ kind, level, id, season } = rules[0]!] = best;
    if (answers.length > 0)
      yield { kind, level, id, season, number, group: groupOf(best[0]!), answers };
  }
}

/** The episodes that rules state one by one; derived rules and extras state none. */
export function* statedEpisodes(rules: readonly MappingRule[]): Generator<StatedEpisode> {
  const shows = Map.groupBy(
    rules.filter(isStated),
    ({ kind, level, id }) => `${kind}/${level}/${id}`,
  );
  for (const ofShow of shows.values()) {
    const groupOf = grouper(ofShow);
    for (const own of Map.groupBy(ofShow, ({ season }) => season).values())
      yield* ofSeason(own, groupOf);
  }
}
