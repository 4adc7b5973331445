import type { Work } from './work.ts';

/** What a cover and a caption need. */
export interface MangaCard extends Work {
  readonly startDate: string | null;
  readonly averageScore: number | null;
  readonly volumeCount: number | null;
  readonly chapterCount: number | null;
}

/** The fields of `MangaCard`. */
export const MANGA_CARD =
  'id titleRomaji titleEnglish titleNative format startDate averageScore volumeCount chapterCount';
