import type { MangaClaim } from './manga.ts';

/** A claim about a manga that says nothing but its name yet. */
export const emptyMangaClaim = (sourceId: string, titleNative: string): MangaClaim => ({
  sourceId,
  titleNative,
  titleRomaji: null,
  titleEnglish: null,
  synonyms: [],
  format: null,
  status: null,
  startOn: null,
  endOn: null,
  volumeCount: null,
  chapterCount: null,
  magazine: null,
  publisher: null,
  country: null,
  staff: [],
  genres: [],
  tags: [],
  averageScore: null,
  popularity: null,
  isAdult: null,
  coverUrl: null,
  bannerUrl: null,
  externalIds: [],
});
