import { resolve } from '$app/paths';
import type { WorkKind } from '../work.ts';

/** The browse page of one word. Pages of titles link to it without the code of all its filters. */
export const wordPath = (kind: WorkKind, filter: 'genre' | 'tag', word: string): string =>
  `${resolve(`/${kind}`)}?${new URLSearchParams({ [filter]: word }).toString()}`;
