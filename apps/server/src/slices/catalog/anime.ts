import type { AnimeRecord } from './model.ts';

/** An anime as readers see it. Its airing rules live in the airing slice, its premieres in the releases slice. */
export type Anime = Readonly<Omit<AnimeRecord, 'airing' | 'premieres' | 'provenance'>>;
