import { withoutFilmSign } from '../search/film-words.ts';
import type { Titled } from '../titled.ts';

/** Titles of fewer characters begin too many others. */
const SHORTEST = 4;

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u;
/** Where the name of a series may end within a longer title. */
const SIGN = /[^\p{L}\p{N}\p{M}ー]/gu;

/** Finds the work with a native title. */
export type FindTitled = (titleNative: string) => Titled | undefined;

/**
 * Names of a work that has no romaji or no English title of its own: those of the work whose native title its own goes on
 * from, as `Sousou no Frieren (第2期)` for `葬送のフリーレン(第2期)`. They are for search, not for show.
 */
export const learnedNames = (work: Titled, find: FindTitled): string[] => {
  const { titleNative, titleRomaji, titleEnglish } = work;
  if ((titleRomaji !== null && titleEnglish !== null) || LATIN.test(titleNative)) return [];
  const title = withoutFilmSign(titleNative);
  const ends = [...title.matchAll(SIGN)].map(({ index }) => index).filter((at) => at >= SHORTEST);
  for (const end of ends.toReversed()) {
    const kin = find(title.slice(0, end));
    if (!kin || kin === work) continue;
    const names = [titleRomaji ?? kin.titleRomaji, titleEnglish ?? kin.titleEnglish];
    const own = new Set([titleRomaji, titleEnglish]);
    return names.flatMap((name) =>
      name === null || own.has(name) ? [] : [`${name} ${title.slice(end)}`],
    );
  }
  return [];
};
