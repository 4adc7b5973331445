import type { Season } from '#lib/time/season.ts';
import type { Work } from './work.ts';

/** What a cover and a caption need. */
export interface AnimeSummary extends Work {
  readonly seasonYear: number | null;
  readonly episodeCount: number | null;
  /** `ESTIMATED` when computed from the length of the run rather than stated by a source. */
  readonly episodeCountSource: 'RECORDED' | 'ESTIMATED' | null;
}

/** The fields of `AnimeSummary`. */
export const ANIME_SUMMARY =
  'id titleRomaji titleEnglish titleNative format seasonYear episodeCount episodeCountSource';

/** What a list of results shows. */
export interface AnimeCard extends AnimeSummary {
  readonly season: Season | null;
  readonly startDate: string | null;
  readonly averageScore: number | null;
}

/** The fields of `AnimeCard`. */
export const ANIME_CARD = `${ANIME_SUMMARY} season startDate averageScore`;

/** Whether an episode ends the run for certain; a single episode is not called the last of anything. */
export function isFinale(anime: AnimeSummary, episode: number): boolean {
  const { episodeCount, episodeCountSource } = anime;
  return episode > 1 && episode === episodeCount && episodeCountSource === 'RECORDED';
}
