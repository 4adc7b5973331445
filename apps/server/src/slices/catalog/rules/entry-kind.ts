import type { EntryKind } from '../search/index.ts';
import { isReEdit } from './re-edit.ts';
import type { PartSeasons } from './season-order.ts';

const KINDS: Readonly<Record<string, EntryKind>> = {
  MOVIE: 'film',
  OVA: 'extra',
  SPECIAL: 'extra',
  MUSIC: 'extra',
};

/** What a work is of its series, for search. */
export const entryKind = (
  { format, titleNative }: { format: string; titleNative: string },
  seasons: Pick<PartSeasons, 'numbers' | 'cour'> | undefined,
): EntryKind => {
  // The same story once more: nobody means it before the story.
  if (isReEdit([titleNative])) return 'extra';
  const { numbers: [season = 1] = [], cour = 1 } = seasons ?? {};
  if (KINDS[format]) return KINDS[format];
  if (cour > 1) return 'cour';
  return season > 1 ? 'sequel' : 'series';
};
