import { mangadex } from '../adapters/asked/mangadex.ts';
import { mangaupdates } from '../adapters/asked/mangaupdates.ts';
import { tmdb } from '../adapters/asked/tmdb.ts';
import { tvdb } from '../adapters/asked/tvdb.ts';
import { tvmaze } from '../adapters/asked/tvmaze.ts';
import { wikipedia } from '../adapters/asked/wikipedia.ts';
import type { AskedKey } from '../fetch/keys.ts';
import type { AskedSource } from './asked-source.ts';

/** Every source that can be asked about works, in the order of its keys. */
export const ASKED_SOURCES: readonly AskedSource[] = [
  tvmaze,
  wikipedia,
  tmdb,
  tvdb,
  mangadex,
  mangaupdates,
];

const BY_KEY = new Map(ASKED_SOURCES.map((source) => [source.key, source]));

export const askedSourceOf = (key: AskedKey): AskedSource => BY_KEY.get(key)!;
