import { isDateOfLater } from './air-date.ts';
import type { Candidate, Evidence } from './candidate.ts';
import { DERIVED_PRIORITY, LOCAL_PRIORITY, type MappingRule, SPECIALS_SEASON } from '../model.ts';
import { placeInEntry } from './place.ts';

/** Entries leave out a prologue or two; where more is missing, it is the list that ends early. */
const MOST_LEFT_OUT = 3;

const lengthOf = ({ from, to, parts }: MappingRule): number =>
  ((to ?? Infinity) - from + 1) * (parts < -1 ? -parts : 1);

/** How many episodes of an entry its list leaves out of the seasons of a show; 0 if that is not known. */
const leftOut = ({ rule, facts }: Candidate, ofShow: readonly Candidate[]): number => {
  if (facts.episodeCount === null) return 0;
  const own = ofShow.filter(
    ({ rule: { animeId, source, season, priority } }) =>
      animeId === rule.animeId &&
      source === rule.source &&
      (season ?? 0) > SPECIALS_SEASON &&
      priority > DERIVED_PRIORITY,
  );
  return facts.episodeCount - own.reduce((sum, { rule: of }) => sum + lengthOf(of), 0);
};

/**
 * Whether the list of a rule leaves out episodes of the entry, such as a prologue, and the air date is that of a later one. The other database may
 * have the prologue among its specials, and then all numbers are shifted.
 */
export const isShifted = (
  candidate: Candidate,
  ofShow: readonly Candidate[],
  { number, evidence }: { number: number; evidence: Evidence },
): boolean => {
  const { rule, facts } = candidate;
  const { airDate, trustAirDate } = evidence;
  if (airDate === null || !trustAirDate || rule.priority === LOCAL_PRIORITY) return false;
  if ((rule.season ?? 0) <= SPECIALS_SEASON || rule.animeFrom !== 1) return false;
  const most = leftOut(candidate, ofShow);
  if (most < 1 || most > MOST_LEFT_OUT) return false;
  return isDateOfLater(facts, placeInEntry(rule, number).episode, { airDate, most });
};
