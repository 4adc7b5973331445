import type { App } from '#platform/app.ts';
import { type Anime, catalogue, isReEdit, recordedCount, titlesOf } from '#slices/catalog/index.ts';
import { sameTitleAs, titleLike } from '#slices/mapping/index.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { chainOf } from './chain.ts';
import { basesOf, foundFor, mainTitles, toldOf } from './related.ts';
import { showTitleOf } from './rules/show-title.ts';
import { filmOf, specialOf, type SingleWork } from './rules/single-work.ts';
import type { Suggestion } from './rules/suggestion.ts';

/** Works that the search finds for the title of a film. */
const MOST_FOUND = 16;

/** What stands by itself on a server: films, and what was sold or shown once. */
const isFilm = (anime: Anime): boolean => {
  if (anime.isHidden || anime.format === 'MUSIC') return false;
  return anime.format === 'MOVIE' || recordedCount(anime) === 1;
};
const isBeside = ({ isHidden, format }: Anime): boolean => !isHidden && format !== 'MUSIC';

const workOf = (anime: Anime, title: string | null): SingleWork => {
  const { id: animeId, startOn, endOn } = anime;
  const titles = titlesOf(anime).map((own) => showTitleOf(own).text);
  const isSameTitle = title !== null && titles.some(sameTitleAs(title));
  const isSimilarTitle = title !== null && titles.some(titleLike(title));
  const episodeCount = recordedCount(anime);
  return { animeId, startOn, endOn, episodeCount, isSameTitle, isSimilarTitle };
};

/** The anime that a film of a server may be: by its title and its year, or by its title alone if the server tells no year. */
export const filmSuggestions = (app: App, event: PlaybackEvent): Suggestion[] => {
  if (event.title === null) return [];
  const { text, year: named } = showTitleOf(event.title);
  const released = event.airDate === null ? null : Number(event.airDate.slice(0, 4));
  const found = app.get(catalogue).search(text, MOST_FOUND, isFilm);
  return filmOf(
    found.map((anime) => workOf(anime, text)),
    named ?? event.showYear ?? released,
  );
};

/** The anime that a special of a known show may be: by the day on which it came out. */
export const specialSuggestions = (
  app: App,
  showAnimeId: string,
  { title, airDate }: PlaybackEvent,
): Suggestion[] => {
  const root = app.get(catalogue).get(showAnimeId);
  if (!root) return [];
  const bases = basesOf(root);
  const seasons = new Set(chainOf(app, root).map(({ animeId }) => animeId));
  const beside = foundFor(app, root, isBeside).filter(
    (anime) =>
      !seasons.has(anime.id) && toldOf(bases, anime).length > 0 && !isReEdit(mainTitles(anime)),
  );
  return specialOf(
    beside.map((anime) => workOf(anime, title)),
    airDate,
  );
};
