import type { AskedKey } from '#slices/sources/fetch/keys.ts';
import { mangadex } from './mangadex.ts';
import { mangaupdates } from './mangaupdates.ts';
import type { AskedSample } from './sample.ts';
import { tmdb } from './tmdb.ts';
import { tvdb } from './tvdb.ts';
import { tvmaze } from './tvmaze.ts';
import { wikipedia } from './wikipedia.ts';

/** One work for each source that is asked. */
export const ASKED_SAMPLES: Readonly<Record<AskedKey, AskedSample>> = {
  tvmaze,
  wikipedia,
  tmdb,
  mangadex,
  mangaupdates,
  tvdb,
};
