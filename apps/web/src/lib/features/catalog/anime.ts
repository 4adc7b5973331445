import type { ResultOf } from '#lib/server/document.server.ts';
import type { ANIME_CARD, ANIME_SUMMARY } from './fragments.server.ts';

/** What a cover and a caption need; `episodeCountSource` is `ESTIMATED` when computed from the length of the run rather than stated by a source. */
export type AnimeSummary = ResultOf<typeof ANIME_SUMMARY>;

/** What a list of results shows. */
export type AnimeCard = ResultOf<typeof ANIME_CARD>;

/** Whether an episode ends the run for certain; a single episode is not called the last of anything. */
export function isFinale(anime: AnimeSummary, episode: number): boolean {
  const { episodeCount, episodeCountSource } = anime;
  return episode > 1 && episode === episodeCount && episodeCountSource === 'RECORDED';
}
