import type { AnimeRecord } from './model.ts';

/** An anime as readers see it. Its airing rules live in the airing slice. */
export type Anime = Readonly<Omit<AnimeRecord, 'airing' | 'provenance'>>;
