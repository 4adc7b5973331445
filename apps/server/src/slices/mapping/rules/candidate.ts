import type { PartialDate } from '#slices/catalog/index.ts';
import { isOver, isWithinRun, mayHaveReached, weeksOfRun } from './air-date.ts';
import { placeInEntry } from './place.ts';
import {
  SPECIALS_SEASON,
  type AnimeFacts,
  type MappingGraph,
  type MappingRule,
  type Match,
  type Miss,
  type MissOutcome,
  type Resolution,
  type ResolveOptions,
} from '../model.ts';

/** A rule that claims the number to resolve, and the facts of its entry. */
export interface Candidate {
  rule: MappingRule;
  facts: AnimeFacts;
}

/** What can decide between entries that claim the same number. */
export interface Evidence extends ResolveOptions {
  airDate: PartialDate | null;
}

export const miss = (outcome: MissOutcome): Miss => ({ outcome });

export const isMatch = (resolution: Resolution): resolution is Match =>
  resolution.outcome === 'matched';

export const candidatesOf = (
  graph: MappingGraph,
  rules: readonly MappingRule[],
): readonly Candidate[] =>
  rules.flatMap((rule) => {
    const facts = graph.anime(rule.animeId);
    return facts ? [{ rule, facts }] : [];
  });

/** The most authoritative rules: of those with the highest priority the narrowest, which begin last. */
export const weightiest = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const priority = Math.max(...candidates.map(({ rule }) => rule.priority));
  const ofPriority = candidates.filter(({ rule }) => rule.priority === priority);
  const from = Math.max(...ofPriority.map(({ rule }) => rule.from));
  return ofPriority.filter(({ rule }) => rule.from === from);
};

export const entriesOf = (candidates: readonly Candidate[]): readonly AnimeFacts[] => [
  ...new Map(candidates.map(({ facts }) => [facts.animeId, facts])).values(),
];

/**
 * An open rule covers no more episodes than an entry can have. If its count is not recorded, an air date must be within its run. Without
 * one, an entry that has ended has as many episodes as it had weeks, and one that is on has at most a season more.
 */
const isOpenRuleHolding = (
  { rule, facts }: Candidate,
  episode: number,
  { airDate, today }: Evidence,
): boolean => {
  if (rule.to !== null || facts.episodeCount !== null) return true;
  if (!isOver(facts, today)) return mayHaveReached(facts, episode, today);
  const isWithinWeeks = episode <= (weeksOfRun(facts) ?? 0);
  if (airDate === null) return isWithinWeeks;
  return isWithinRun(facts, airDate, today) && (isWithinWeeks || rule.season !== SPECIALS_SEASON);
};

const answerOf = (candidate: Candidate, number: number, evidence: Evidence): Resolution => {
  const { rule, facts } = candidate;
  const { episode, partial } = placeInEntry(rule, number);
  const isInRange = episode >= 1 && (facts.episodeCount === null || episode <= facts.episodeCount);
  if (!isInRange || !isOpenRuleHolding(candidate, episode, evidence)) return miss('out_of_range');
  return { outcome: 'matched', animeId: rule.animeId, episode, partial, rule };
};

/** The resolution of candidates for one entry, if it is within the entry's range and they agree on it. */
export const agreedAnswer = (
  candidates: readonly Candidate[],
  number: number,
  evidence: Evidence,
): Resolution => {
  const answers = candidates.map((candidate) => answerOf(candidate, number, evidence));
  const [first, ...others] = answers.filter(isMatch);
  if (!first) return miss('out_of_range');
  const isAgreed = others.every(
    (other) => other.episode === first.episode && other.partial === first.partial,
  );
  return isAgreed ? first : miss('ambiguous');
};
