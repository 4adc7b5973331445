import { ASKED_SOURCES, askedSourceOf } from '../asked/registry.ts';
import type { AskedSource } from '../asked/asked-source.ts';
import type { FetchedSource } from './fetched-source.ts';
import { isAskedKey, type SourceKey } from './keys.ts';
import { FETCHED_SOURCES, sourceOf } from './registry.ts';

/** All sources that the service uses by itself: those whose files it fetches, and those it asks about works. */
export const LICENSED_SOURCES: readonly (FetchedSource | AskedSource)[] = [
  ...FETCHED_SOURCES,
  ...ASKED_SOURCES,
];

/** A source with its terms. */
export const licensedSource = (key: SourceKey): FetchedSource | AskedSource =>
  isAskedKey(key) ? askedSourceOf(key) : sourceOf(key);
