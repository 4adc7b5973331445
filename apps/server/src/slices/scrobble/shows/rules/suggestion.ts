import type { PlaceInChain } from './chain.ts';

/** What speaks for a show, the strongest first. */
export const SUGGESTION_REASONS = ['TITLE', 'SIMILAR_TITLE', 'AIR_DATE', 'YEAR'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** The entry and the episode that an episode of a server would be recorded as; null if that is not sure. */
export interface SuggestedPlace {
  animeId: string | null;
  episode: number | null;
}

/** An anime that the show of a delivery may be, with the place of its episode, or of the first of its file. */
export interface Suggestion extends SuggestedPlace {
  /** The first entry of the show. */
  showAnimeId: string;
  reasons: SuggestionReason[];
  /** The places of the other episodes of its file, in their order; absent if it has one. */
  further?: SuggestedPlace[];
}

/** A manga that the work of a chapter may be. */
export interface MangaSuggestion {
  mangaId: string;
  reasons: SuggestionReason[];
}

/** What is known of a show that has a title like that of the server. */
export interface Candidate {
  showAnimeId: string;
  isSameTitle: boolean;
  place: PlaceInChain | null;
  /** Whether the year that the server tells is that of the first entry; null if it tells none. */
  isYear: boolean | null;
  /** Whether the air date is far from all that belongs to the show. */
  isDisproved: boolean;
}

const isDated = ({ place }: Candidate): boolean => place?.by === 'date';

/** What the server told of a show besides its name and numbers. */
interface Told {
  hasAirDate: boolean;
}

/** A title that is only similar needs a date or a year that fits or, where the server tells neither, an episode that the show has. */
const isPossible = (candidate: Candidate, { hasAirDate }: Told): boolean => {
  const { isSameTitle, isDisproved, isYear, place } = candidate;
  if (isDisproved || isYear === false) return false;
  if (isSameTitle || isDated(candidate) || isYear === true) return true;
  return !hasAirDate && place !== null;
};

const weightOf = (candidate: Candidate): number =>
  (candidate.isSameTitle ? 8 : 0) +
  (isDated(candidate) ? 4 : 0) +
  (candidate.isYear === true ? 2 : 0) +
  (candidate.place ? 1 : 0);

const reasonsOf = (candidate: Candidate): SuggestionReason[] => [
  candidate.isSameTitle ? 'TITLE' : 'SIMILAR_TITLE',
  ...(isDated(candidate) ? (['AIR_DATE'] as const) : []),
  ...(candidate.isYear === true ? (['YEAR'] as const) : []),
];

const MOST_SUGGESTED = 5;

/** What a show may be, the likeliest first. Candidates come as a search ranks them. */
export const rankedSuggestions = (candidates: readonly Candidate[], told: Told): Suggestion[] =>
  candidates
    .filter((candidate) => isPossible(candidate, told))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_SUGGESTED)
    .map((candidate) => ({
      showAnimeId: candidate.showAnimeId,
      animeId: candidate.place?.animeId ?? null,
      episode: candidate.place?.episode ?? null,
      reasons: reasonsOf(candidate),
    }));

/**
 * The show that is recorded without asking, for owners who want that: the only one of exactly this title that was shown then, by the air date or,
 * without one, by the year.
 */
export const sureCandidate = (candidates: readonly Candidate[], told: Told): Candidate | null => {
  const speaksFor = (candidate: Candidate): boolean =>
    told.hasAirDate ? isDated(candidate) : candidate.isYear === true && candidate.place !== null;
  const [only, ...others] = candidates.filter(
    (candidate) => candidate.isSameTitle && isPossible(candidate, told) && speaksFor(candidate),
  );
  return only && others.length === 0 ? only : null;
};

const NO_PLACE: SuggestedPlace = { animeId: null, episode: null };

const placeOfShow = (
  suggestions: readonly Suggestion[] | null,
  showAnimeId: string,
): SuggestedPlace => {
  const one = suggestions?.find((each) => each.showAnimeId === showAnimeId);
  return one ? { animeId: one.animeId, episode: one.episode } : NO_PLACE;
};

/**
 * What the show of a file may be, with the places of all its episodes.
 * @param ofEpisodes what is suggested for each of them; null where nothing is
 */
export const joinedSuggestions = (
  ofEpisodes: readonly (readonly Suggestion[] | null)[],
): Suggestion[] => {
  const told = ofEpisodes.find((suggestions) => suggestions !== null) ?? [];
  return told.map(({ showAnimeId, reasons }) => {
    const [first = NO_PLACE, ...further] = ofEpisodes.map((each) => placeOfShow(each, showAnimeId));
    return { showAnimeId, ...first, reasons, ...(further.length > 0 && { further }) };
  });
};

/** The places of the episodes of a file in one show, in their order. */
export const placesOf = ({ animeId, episode, further = [] }: Suggestion): SuggestedPlace[] => [
  { animeId, episode },
  ...further,
];
