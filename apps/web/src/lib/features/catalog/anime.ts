import type { Season } from '#lib/time/season.ts';

/** What a cover and a caption need. */
export interface AnimeSummary {
  readonly id: string;
  readonly titleRomaji: string | null;
  readonly titleEnglish: string | null;
  readonly titleNative: string;
  readonly format: string;
  readonly seasonYear: number | null;
  readonly episodeCount: number | null;
  /** `ESTIMATED` when computed from the length of the run rather than stated by a source. */
  readonly episodeCountSource: 'RECORDED' | 'ESTIMATED' | null;
}

/** What a search result shows once opened. */
export interface AnimeDetail extends AnimeSummary {
  readonly status: string | null;
  readonly season: Season | null;
  readonly startDate: string | null;
  readonly averageScore: number | null;
  readonly externalIds: readonly { site: string; id: string }[];
  readonly nextAiring: {
    readonly airingAt: string;
    readonly episode: number | null;
    readonly isProjected: boolean;
  } | null;
}

const FORMATS: Record<string, string> = {
  TV: 'TV',
  TV_SHORT: 'TV short',
  MOVIE: 'Film',
  SPECIAL: 'Special',
  OVA: 'OVA',
  ONA: 'Web',
  MUSIC: 'Music',
};

const STATUSES: Record<string, string> = {
  FINISHED: 'Finished',
  RELEASING: 'Airing',
  NOT_YET_RELEASED: 'Not yet aired',
  CANCELLED: 'Cancelled',
  HIATUS: 'On hiatus',
};

export function formatLabel(format: string): string | null {
  return FORMATS[format] ?? null;
}

export function statusLabel(status: string | null): string | null {
  return status && (STATUSES[status] ?? null);
}

/** "12 episodes", "about 12 episodes", or null when unknown or when there is no more to count than one film. */
export function episodesLabel(anime: AnimeSummary): string | null {
  const { format, episodeCount, episodeCountSource } = anime;
  if (!episodeCount || (format === 'MOVIE' && episodeCount === 1)) return null;
  const count = episodeCount === 1 ? '1 episode' : `${episodeCount} episodes`;
  return episodeCountSource === 'ESTIMATED' ? `about ${count}` : count;
}

/** Whether an episode ends the run for certain; a single episode is not called the last of anything. */
export function isFinale(anime: AnimeSummary, episode: number): boolean {
  const { episodeCount, episodeCountSource } = anime;
  return episode > 1 && episode === episodeCount && episodeCountSource === 'RECORDED';
}
