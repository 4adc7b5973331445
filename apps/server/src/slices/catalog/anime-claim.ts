import type { MediaSource } from './subject.ts';

/** What a source besides the packages says of an anime that is here. What it does not say is null or empty. */
export interface AnimeClaim {
  genres: string[];
  tags: string[];
  studios: string[];
  material: MediaSource | null;
  episodeCount: number | null;
  /** 0–100. */
  averageScore: number | null;
}
