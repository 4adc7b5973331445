import type { AnimeSummary } from '#lib/features/catalog/anime.ts';
import type { SeasonOfYear } from '#lib/time/season.ts';

/** One show of a season: its first airing there or, while the season runs, its next. */
export interface AiringSlot {
  readonly airingAt: string;
  readonly episode: number | null;
  /** Computed from the show's usual slot; nobody has confirmed it. */
  readonly isProjected: boolean;
  readonly anime: AnimeSummary;
}

export interface Schedule extends SeasonOfYear {
  readonly slots: readonly AiringSlot[];
}
