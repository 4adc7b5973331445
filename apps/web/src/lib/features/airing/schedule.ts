import type { AnimeSummary } from '#lib/features/catalog/anime.ts';

/** One airing of one show. */
export interface Airing {
  readonly airingAt: string;
  readonly episode: number | null;
  /** Computed from the show's usual slot; nobody has confirmed it. */
  readonly isProjected: boolean;
  /** False where only the day is known. */
  readonly isTimeKnown: boolean;
}

/** An airing with the show it belongs to. */
export interface AiringSlot extends Airing {
  readonly anime: AnimeSummary;
}
