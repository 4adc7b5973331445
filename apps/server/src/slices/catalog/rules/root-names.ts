import { goesOnWith, seasonedTitle } from '../search/seasoned-title.ts';
import { simplified } from '../search/han-variants.ts';
import { titlesOf, type Titled } from '../titled.ts';

/** A later part of a series and the season it is. */
export interface LaterPart {
  part: Titled;
  season: number;
}

const simply = (text: string): string => simplified(text) ?? text;
const folded = (title: string): string => simply(seasonedTitle(title).base);

interface PlainName {
  name: string;
  /** Those of the parts that are called so. */
  seasons: Set<number>;
}

/** Synonyms that name no season, by what they fold to. */
const plainNames = (later: readonly LaterPart[]): Map<string, PlainName> => {
  const names = new Map<string, PlainName>();
  for (const { part, season } of later) {
    for (const { text } of part.synonyms) {
      const notation = seasonedTitle(text);
      if (notation.season !== null || notation.part !== null) continue;
      const plain = names.get(folded(text)) ?? { name: text, seasons: new Set() };
      plain.seasons.add(season);
      names.set(folded(text), plain);
    }
  }
  return names;
};

/** The main titles of parts that name no season, as `Haikyuu!! TO THE TOP`: these are no names of the series. */
const namesOfTheirOwn = (later: readonly LaterPart[]): Set<string> =>
  new Set(
    later
      .flatMap(({ part }) => [part.titleNative, part.titleRomaji, part.titleEnglish])
      .filter((title) => title !== null && seasonedTitle(title).season === null)
      .map((title) => folded(title ?? '')),
  );

/**
 * What the first part of a series is called by synonyms of later ones, where sources state the name of the series for these alone: synonyms that
 * parts of two seasons share, or with which a name of the first part begins. None that says more than a name of the first part.
 */
export const rootNames = (first: Titled, later: readonly LaterPart[]): string[] => {
  const own = titlesOf(first).map(folded);
  const taken = namesOfTheirOwn(later);
  return [...plainNames(later)]
    .filter(([key]) => !taken.has(key) && !own.some((title) => goesOnWith(title, key)))
    .filter(([key, { seasons }]) => seasons.size > 1 || own.some((title) => goesOnWith(key, title)))
    .map(([, { name }]) => name);
};
