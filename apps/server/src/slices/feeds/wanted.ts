import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { preferencesOf } from '#slices/accounts/index.ts';
import { mainTitle } from '#slices/catalog/index.ts';
import { LIST_STATUSES, type ListStatus } from '#slices/lists/index.ts';
import { idAt, knownAt } from '#slices/mapping/index.ts';
import type { WantedKind } from './feed-kind.ts';
import { wantedFilms, wantedShows, type KnownAnime } from './formats/wanted.ts';
import { listedAnime } from './listed-anime.ts';
import type { OwnedFeed } from './queries.ts';
import { because } from './reasons.ts';

const MOST_CHARACTERS = 200;
const USUAL: readonly ListStatus[] = ['CURRENT', 'PLANNING'];

/** `?status=planning,current`: whose order and case say nothing. Without it, what is watched and planned. */
export const wantedQuery = z.object({
  status: z
    .string()
    .max(MOST_CHARACTERS)
    .transform((text) => text.toUpperCase().split(','))
    .pipe(z.array(z.enum(LIST_STATUSES, because('FEED_STATUS_UNKNOWN'))))
    .default([...USUAL]),
});

/** What somebody's list asks Sonarr or Radarr for, as JSON. */
export const wantedOf = async (
  app: App,
  {
    kind,
    owner,
    statuses,
  }: Pick<OwnedFeed, 'owner'> & {
    kind: WantedKind;
    statuses: readonly ListStatus[];
  },
): Promise<string> => {
  const { titleLanguage } = await preferencesOf(app.db, owner.id);
  const known = (await listedAnime(app, owner.id, statuses)).map((anime): KnownAnime => ({
    title: mainTitle(anime, titleLanguage),
    isFilm: anime.format === 'MOVIE',
    imdb: idAt(anime, 'imdb'),
    ...knownAt(app, anime),
  }));
  return JSON.stringify(kind === 'sonarr' ? wantedShows(known) : wantedFilms(known));
};
