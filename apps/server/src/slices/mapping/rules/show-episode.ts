import { onlyOneAiring } from './air-date.ts';
import {
  agreedAnswer,
  candidatesOf,
  entriesOf,
  miss,
  weightiest,
  type Candidate,
  type Evidence,
} from './candidate.ts';
import { isDoubted } from './doubted.ts';
import {
  ABSOLUTE_SEASON,
  SPECIALS_SEASON,
  type MappingGraph,
  type MappingKind,
  type MappingRule,
  type Resolution,
} from '../model.ts';
import { lastByCount } from './bound-rules.ts';
import { isSeconded, needsSecond } from './seconded.ts';
import { isShifted } from './shifted-rule.ts';

/** An episode in the numbers of a database or a library. */
export interface ShowEpisode {
  kind: MappingKind;
  show: number;
  season: number | null;
  number: number | null;
  /** Whether the number runs through the whole show. */
  absolute: boolean;
}

/** Whether a rule has a number. One without an end has those that its entry can have. */
const covers = (graph: MappingGraph, rule: MappingRule, number: number): boolean => {
  if (number < rule.from) return false;
  const count = rule.to === null ? (graph.anime(rule.animeId)?.episodeCount ?? null) : null;
  return number <= (rule.to ?? lastByCount(rule, count) ?? Infinity);
};

/** The weightiest rules; of several entries, those that another source seconds, if any is. */
const believedMost = (candidates: readonly Candidate[], number: number): readonly Candidate[] => {
  const best = weightiest(candidates);
  if (entriesOf(best).length === 1) return best;
  const seconded = best.filter((candidate) => isSeconded(candidate, candidates, number));
  return seconded.length > 0 ? seconded : best;
};

const choose = (
  candidates: readonly Candidate[],
  number: number,
  evidence: Evidence,
): Resolution => {
  const best = believedMost(candidates, number);
  const entries = entriesOf(best);
  if (entries.length === 1) return agreedAnswer(best, number, evidence);
  const { airDate, today } = evidence;
  const meant = airDate === null ? null : onlyOneAiring(entries, airDate, today);
  if (!meant) return miss('ambiguous');
  const ofMeant = best.filter(({ facts }) => facts.animeId === meant.animeId);
  return agreedAnswer(ofMeant, number, evidence);
};

/** The rules that can apply to a season: its own, and absolute ones that a library may have put into it. */
const rulesInReach = (rules: readonly MappingRule[], season: number, absolute: boolean) => ({
  own: absolute ? [] : rules.filter((rule) => rule.season === season),
  running: rules.filter(
    ({ season: of, ofSeason }) =>
      of === ABSOLUTE_SEASON && (absolute || season === 1 || ofSeason === season),
  ),
});

/**
 * The anime episode of a show's episode: by the rules of its season, otherwise by absolute numbers. Specials (season 0) match only by a
 * rule of their own, and extras of an entry never match.
 */
export const resolveShowEpisode = (
  graph: MappingGraph,
  { kind, show, season: stated, number, absolute }: ShowEpisode,
  evidence: Evidence,
): Resolution => {
  if (number === null) return miss('no_mapping');
  const season = stated ?? 1;
  const isSpecial = season === SPECIALS_SEASON;
  const rules = graph.rulesOf(kind, 'show', show);
  const { own, running } = rulesInReach(rules, season, absolute && !isSpecial);
  const ownHits = own.filter((rule) => covers(graph, rule, number));
  const hits =
    ownHits.length > 0 || isSpecial
      ? ownHits
      : running.filter((rule) => covers(graph, rule, number));
  const ofShow = candidatesOf(
    graph,
    rules.filter((rule) => !rule.special),
  );
  const main = ofShow.filter(({ rule }) => hits.includes(rule));
  const believed = main.filter(
    (candidate) =>
      !isDoubted(candidate, ofShow, { number, evidence }) &&
      !isShifted(candidate, ofShow, { number, evidence }) &&
      (!needsSecond(candidate, ofShow) || isSeconded(candidate, main, number)),
  );
  if (believed.length > 0) return choose(believed, number, evidence);
  if (main.length > 0) return miss('ambiguous');
  const isBeyond = hits.length === 0 && !isSpecial && own.length + running.length > 0;
  return miss(isBeyond ? 'out_of_range' : 'no_mapping');
};
