import { DAY_MS } from '#platform/durations.ts';
import type { PartialDate } from '#slices/catalog/index.ts';
import type { Run } from './air-fit.ts';
import type { Suggestion } from './suggestion.ts';

/** A work that a film or a special of a server may be. */
export interface SingleWork extends Run {
  animeId: string;
  isSameTitle: boolean;
  isSimilarTitle: boolean;
}

const MOST_SUGGESTED = 3;

const filmAs = ({ animeId }: SingleWork, reasons: Suggestion['reasons']): Suggestion => ({
  showAnimeId: animeId,
  animeId,
  episode: 1,
  reasons,
});

/** The works of a title or, if there is none, those of a similar one. */
const filmsCalled = (works: readonly SingleWork[]): Suggestion[] => {
  const same = works.filter(({ isSameTitle }) => isSameTitle);
  const alike = works.filter(({ isSimilarTitle }) => isSimilarTitle);
  const films =
    same.length > 0
      ? same.map((work) => filmAs(work, ['TITLE']))
      : alike.map((work) => filmAs(work, ['SIMILAR_TITLE']));
  return films.slice(0, MOST_SUGGESTED);
};

/** What a film may be: the only work of its title that came out in its year or, if the server tells none, what is called like it. Works come as a search ranks them. */
export const filmOf = (works: readonly SingleWork[], year: number | null): Suggestion[] => {
  if (year === null) return filmsCalled(works);
  const [only, ...others] = works.filter(
    ({ isSameTitle, startOn }) => isSameTitle && startOn?.slice(0, 4) === String(year),
  );
  return only && others.length === 0 ? [filmAs(only, ['TITLE', 'YEAR'])] : [];
};

/** Late-night slots and time zones shift a date by so much. */
const SHIFT_DAYS = 3;
const WHOLE_DATE = /^\d{4}-\d{2}-\d{2}$/u;

const isDay = (date: PartialDate | null, airDate: string): boolean =>
  date !== null &&
  WHOLE_DATE.test(date) &&
  Math.abs(Date.parse(date) - Date.parse(airDate)) <= SHIFT_DAYS * DAY_MS;

/** The episode that came out on a day: the first or the last, because only of these the day is known. */
const episodeOn = ({ startOn, endOn, episodeCount }: Run, airDate: string): number | null => {
  if (isDay(startOn, airDate)) return 1;
  return episodeCount !== null && isDay(endOn, airDate) ? episodeCount : null;
};

/** The only one of the works beside a show that came out on the day of a special. */
export const specialOf = (works: readonly SingleWork[], airDate: string | null): Suggestion[] => {
  if (airDate === null || !WHOLE_DATE.test(airDate)) return [];
  const [only, ...others] = works.flatMap((work) => {
    const episode = episodeOn(work, airDate);
    return episode === null ? [] : [{ ...work, episode }];
  });
  if (!only || others.length > 0) return [];
  const { animeId, episode, isSameTitle } = only;
  const reasons = [...(isSameTitle ? (['TITLE'] as const) : []), 'AIR_DATE' as const];
  return [{ showAnimeId: animeId, animeId, episode, reasons }];
};
