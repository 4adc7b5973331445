import { LISTED_UNTIL, listedAudience } from './adult-list.ts';
import { isByAdultLabel, isTaggedAdult, type Signs } from './adult-sign.ts';

/**
 * Whether a work of the data sets is adult. A list that knows it decides. Of others an adult label says so, and of those newer than
 * the list their tags too: to hide a tame title for a while is better than to show an adult one to everybody.
 */
export const isAdultWork = (malId: string | undefined, signs: Signs): boolean => {
  const listed = listedAudience(malId);
  if (listed) return listed === 'adult';
  if (isByAdultLabel(signs)) return true;
  const isNewer = signs.startOn === null || signs.startOn > LISTED_UNTIL;
  return isNewer && isTaggedAdult(signs);
};

/** Whether a work that only a mapping list names is adult; null where nobody vouches for it. */
export const isAdultByList = (malId: string | undefined): boolean | null => {
  const listed = listedAudience(malId);
  return listed ? listed === 'adult' : null;
};

/** Tags of adult works, as lists that tag by hand write them. */
const ADULT_TAGS = new Set(['hentai', 'erotica', 'pornography', '18 restricted', 'adult']);

/** Whether a work that a source tags by hand is adult. Null where no list knows it and nobody has tagged it: its tags may be still to come. */
export const isAdultByTags = (
  malId: string | undefined,
  tags: readonly string[],
): boolean | null => {
  const listed = isAdultByList(malId);
  if (listed === true || tags.some((tag) => ADULT_TAGS.has(tag.toLowerCase()))) return true;
  return tags.length > 0 ? false : listed;
};
