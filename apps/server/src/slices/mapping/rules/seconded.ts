import type { Candidate } from './candidate.ts';
import {
  DERIVED_PRIORITY,
  IDS_SOURCE,
  SPECIALS_SEASON,
  STATED_RANGE_PRIORITY,
  type MappingRule,
} from '../model.ts';
import { placeInEntry } from './place.ts';

/** Whether another source than that of a rule says the same of a number. */
export const isSeconded = (
  { rule }: Candidate,
  candidates: readonly Candidate[],
  number: number,
): boolean =>
  candidates.some(
    ({ rule: other }) =>
      other.animeId === rule.animeId &&
      other.source !== rule.source &&
      placeInEntry(other, number).episode === placeInEntry(rule, number).episode,
  );

/** Whether nothing confirms how many specials an entry has: no count is recorded, or the rule was made of that count. */
const isLengthUnconfirmed = ({ rule, facts }: Candidate): boolean => {
  if (rule.to === null || rule.to === rule.from) return false;
  return facts.episodeCount === null || rule.source === IDS_SOURCE;
};

/** Whether another list has the entry of a rule as a season of the show. */
const isSeasonElsewhere = (
  { animeId, source }: MappingRule,
  ofShow: readonly Candidate[],
): boolean =>
  ofShow.some(
    ({ rule: other }) =>
      other.animeId === animeId &&
      other.source !== source &&
      (other.season ?? SPECIALS_SEASON) > SPECIALS_SEASON &&
      other.priority > DERIVED_PRIORITY,
  );

/**
 * Whether a rule for specials is believed only if another source says the same. Databases differ most in how they number specials, so two defaults
 * of a list are often wrong: several specials in a row whose number nothing confirms, and a special of what another list has as a season.
 */
export const needsSecond = (candidate: Candidate, ofShow: readonly Candidate[]): boolean => {
  const { rule } = candidate;
  if (rule.season !== SPECIALS_SEASON || rule.priority >= STATED_RANGE_PRIORITY) return false;
  return isLengthUnconfirmed(candidate) || isSeasonElsewhere(rule, ofShow);
};
