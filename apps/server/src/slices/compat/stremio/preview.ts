import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Preferences } from '#slices/accounts/index.ts';
import { mainTitle, type Anime } from '#slices/catalog/index.ts';
import { imageOf } from '#slices/images/index.ts';
import { idAt } from '#slices/mapping/index.ts';
import { signOf } from '../sign.ts';
import { OWN_IDS, type StremioType } from './manifest.ts';

type TitleLanguage = Preferences['titleLanguage'];

export const typeOf = ({ format }: Pick<Anime, 'format'>): StremioType =>
  format === 'MOVIE' ? 'movie' : 'series';

/** The id by which other add-ons find videos: that of IMDb, otherwise of Kitsu, otherwise our own. */
export const stremioIdOf = (anime: Pick<Anime, 'id' | 'externalIds'>): string => {
  const imdb = idAt(anime, 'imdb');
  if (imdb !== null && /^tt\d{5,10}$/u.test(imdb)) return imdb;
  const kitsu = idAt(anime, 'kitsu');
  if (kitsu !== null && /^\d{1,9}$/u.test(kitsu)) return `kitsu:${kitsu}`;
  return `${OWN_IDS}${anime.id}`;
};

/** A row of a catalogue. It states the year, and never when a film comes out, which is data of a paid tier. */
export const previewOf = (app: App, anime: Anime, language: TitleLanguage) => ({
  id: stremioIdOf(anime),
  type: typeOf(anime),
  name: mainTitle(anime, language),
  poster: imageOf(app, anime, 'cover')?.addressOf('large') ?? signOf(app),
  posterShape: 'poster',
  genres: anime.genres,
  releaseInfo: anime.startOn?.slice(0, 4) ?? '',
});

/** The page of an anime that only this instance knows. */
export const metaOf = (app: App, anime: Anime, language: TitleLanguage) => ({
  ...previewOf(app, anime, language),
  id: `${OWN_IDS}${anime.id}`,
  background: imageOf(app, anime, 'banner')?.addressOf('large') ?? null,
  ...(anime.durationMinutes !== null && { runtime: `${anime.durationMinutes} min` }),
  website: `${baseUrl(app.settings)}/anime/${anime.id}`,
});
