import type { PartialDate } from '#slices/catalog/index.ts';
import {
  isAheadOfStep,
  isBehindStep,
  isDisproved,
  isInRun,
  isNearerAnother,
  isOutOfStep,
  isOutsideRun,
  isWithinRun,
} from './air-date.ts';
import { entriesOf, type Candidate, type Evidence } from './candidate.ts';
import { ABSOLUTE_SEASON, DERIVED_PRIORITY, LOCAL_PRIORITY, type AnimeFacts } from '../model.ts';
import { placeInEntry } from './place.ts';

interface Dated {
  airDate: PartialDate;
  today: PartialDate;
}

/** Whether the air date contradicts a stated rule: its entry aired in another year, or was not airing when another of the show was. */
const isContradicted = (
  facts: AnimeFacts,
  ofShow: readonly Candidate[],
  { airDate, today }: Dated,
): boolean => {
  if (isDisproved(facts, airDate, today)) return true;
  if (!isOutsideRun(facts, airDate, today)) return false;
  return ofShow.some((other) => isInRun(other.facts, airDate, today));
};

/** Whether a better rule gives a part of the season to another anime. */
const isSeasonShared = ({ rule }: Candidate, ofShow: readonly Candidate[]): boolean =>
  ofShow.some(
    ({ rule: other }) =>
      other.season === rule.season &&
      other.animeId !== rule.animeId &&
      other.priority > rule.priority,
  );

/**
 * Whether the air date is that of another episode than the one a rule counts to. Without a recorded count, this is asked only of rules that do not
 * state their very episodes. Series pause, so a date that is too late tells something only in a season that several anime share.
 */
const isMiscounted = (
  candidate: Candidate,
  ofShow: readonly Candidate[],
  { episode, airDate, today }: Dated & { episode: number },
): boolean => {
  const { rule, facts } = candidate;
  if (facts.episodeCount !== null) return isOutOfStep(facts, episode, { airDate, today });
  const isOpen = rule.to === null;
  if (!isOpen && rule.priority > DERIVED_PRIORITY) return false;
  if (isAheadOfStep(facts, episode, airDate)) return true;
  return isOpen && isSeasonShared(candidate, ofShow) && isBehindStep(facts, episode, airDate);
};

/**
 * Whether the air date contradicts a rule. For a computed rule it is enough that another entry of the show is nearer, and absolute numbers
 * need an entry that aired then. What editors said stands.
 */
export const isDoubted = (
  candidate: Candidate,
  ofShow: readonly Candidate[],
  { number, evidence: { airDate, today, trustAirDate } }: { number: number; evidence: Evidence },
): boolean => {
  const { rule, facts } = candidate;
  if (airDate === null || rule.priority === LOCAL_PRIORITY) return false;
  const { episode } = placeInEntry(rule, number);
  if (trustAirDate && isMiscounted(candidate, ofShow, { episode, airDate, today })) return true;
  if (rule.priority > DERIVED_PRIORITY)
    return trustAirDate && isContradicted(facts, ofShow, { airDate, today });
  if (rule.season === ABSOLUTE_SEASON && !isWithinRun(facts, airDate, today)) return true;
  if (isDisproved(facts, airDate, today)) return true;
  return isNearerAnother(facts, entriesOf(ofShow), { airDate, today });
};
