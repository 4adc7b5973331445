import type { MangaSuggestion } from './suggestion.ts';

/** A manga whose title is like that of a page. */
export interface MangaCandidate {
  mangaId: string;
  isSameTitle: boolean;
  /** The year in which it began. */
  year: string | null;
}

const MOST_SUGGESTED = 6;

/**
 * Which manga a title means. The only one of exactly this title is sure, if it did not begin in another year than the page says; otherwise its
 * owner is asked, those of the same title and then those of the year first.
 */
export const mangaOf = (
  candidates: readonly MangaCandidate[],
  year: number | null,
): { sure: string | null; suggestions: MangaSuggestion[] } => {
  const isYear = (one: MangaCandidate): boolean => one.year !== null && Number(one.year) === year;
  const isOtherYear = (one: MangaCandidate): boolean =>
    year !== null && one.year !== null && !isYear(one);
  const same = candidates.filter(({ isSameTitle }) => isSameTitle);
  const [only, ...others] = same;
  const sure = only && others.length === 0 && !isOtherYear(only) ? only.mangaId : null;
  const weight = (one: MangaCandidate): number => (one.isSameTitle ? 2 : 0) + (isYear(one) ? 1 : 0);
  const suggestions = candidates
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, MOST_SUGGESTED)
    .map((one): MangaSuggestion => ({
      mangaId: one.mangaId,
      reasons: [
        one.isSameTitle ? 'TITLE' : 'SIMILAR_TITLE',
        ...(isYear(one) ? (['YEAR'] as const) : []),
      ],
    }));
  return { sure, suggestions };
};
