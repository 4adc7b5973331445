import type { AnimeRecord } from './model.ts';

/** An anime as readers see it. Its airing rules live in the airing slice. */
export type Anime = Readonly<Omit<AnimeRecord, 'airing' | 'provenance'>>;

/** Every title of an anime, the main ones first. */
export const titlesOf = (anime: Anime): string[] => [
  ...[anime.titleRomaji, anime.titleEnglish, anime.titleNative].filter((title) => title !== null),
  ...anime.synonyms.map((synonym) => synonym.text),
];
