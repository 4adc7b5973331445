import { MEDIUM } from '../media.ts';
import { AnimeRef } from './anime.ts';
import { MangaRef } from './manga.ts';

/** The two media with the types of their works, for what is declared of both in one place. */
export const WORKS = [
  { ...MEDIUM.ANIME, type: AnimeRef },
  { ...MEDIUM.MANGA, type: MangaRef },
] as const;
