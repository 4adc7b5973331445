import type { App } from '#platform/app.ts';
import { type Anime, catalogue, seasonedTitle } from '#slices/catalog/index.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { chainOf } from './chain.ts';
import { placeIn } from './place.ts';
import type { ShowMeant } from './remember.ts';

/** Works that the search finds for the title of a sequel. */
const MOST_FOUND = 16;

/**
 * Where a show begins, if its owner names an anime at one of its episodes. The anime of a later season's episode is the sequel, and the show
 * begins with what came before, or it is the first season itself. If the titles tell neither, the season of the episode begins with the anime.
 */
export const anchorOf = (
  app: App,
  anime: Anime,
  { event, today }: { event: PlaybackEvent; today: string },
): ShowMeant => {
  const season = event.season ?? 1;
  if (season <= 1) return { animeId: anime.id, season: 1 };
  const { base } = seasonedTitle(anime.titleNative);
  const isBefore = (other: Anime): boolean =>
    !other.isHidden && (other.startOn ?? '9') < (anime.startOn ?? '');
  const first = app
    .get(catalogue)
    .search(base, MOST_FOUND, isBefore)
    .toSorted((a, b) => ((a.startOn ?? '9') < (b.startOn ?? '9') ? -1 : 1))
    .find((root) => {
      const place = placeIn(app, chainOf(app, root), { event, today, step: 0 });
      return place?.animeId === anime.id;
    });
  if (first) return { animeId: first.id, season: 1 };
  const place = placeIn(app, chainOf(app, anime), { event, today, step: 0 });
  const isWholeShow = place !== null && place.animeId !== anime.id;
  return { animeId: anime.id, season: isWholeShow ? 1 : season };
};
