import type { ResultOf } from '#lib/server/document.server.ts';
import type { ANIME_CARD, ANIME_SUMMARY } from './fragments.server.ts';

/**
 * What a cover and a caption need. `episodeCountSource` is `ESTIMATED` if no source states the count and it is computed from the length of
 * the run.
 */
export type AnimeSummary = ResultOf<typeof ANIME_SUMMARY>;

/** The fields of a work in a list of results. */
export type AnimeCard = ResultOf<typeof ANIME_CARD>;

/** Whether an episode is certainly the last of its run. The only episode of a work is not called its last. */
export function isFinale(anime: AnimeSummary, episode: number): boolean {
  const { episodeCount, episodeCountSource } = anime;
  return episode > 1 && episode === episodeCount && episodeCountSource === 'RECORDED';
}
