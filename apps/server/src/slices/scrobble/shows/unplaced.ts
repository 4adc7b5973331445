import type { App } from '#platform/app.ts';
import { catalogue } from '#slices/catalog/index.ts';
import type { Unplaced } from '../pipeline/outcome.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { chainOf } from './chain.ts';
import type { ChainEntry } from './rules/chain.ts';
import type { KnownShow } from './rules/known-show.ts';

/** How many episodes the parts of a season have; null if there is none, or one whose count nobody knows. */
const countOf = (parts: readonly ChainEntry[]): number | null => {
  const counts = parts.map(({ episodeCount }) => episodeCount).filter((count) => count !== null);
  if (parts.length === 0 || counts.length < parts.length) return null;
  return counts.reduce((sum, count) => sum + count, 0);
};

/** What a show is known to be that does not have an episode. */
export const unplacedIn = (
  app: App,
  { animeId, season }: Pick<KnownShow, 'animeId' | 'season'>,
  event: PlaybackEvent,
): Unplaced => {
  const root = app.get(catalogue).get(animeId);
  const asked = (event.season ?? 1) - season + 1;
  const parts = root ? chainOf(app, root).filter((entry) => entry.season === asked) : [];
  const count = countOf(parts);
  const isBeyond = count !== null && (event.episode ?? 0) > count;
  return { showAnimeId: animeId, seasonEpisodes: isBeyond ? count : null };
};
