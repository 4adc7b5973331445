import { titleKey } from '#slices/catalog/values.ts';
import { separateSeasons } from './season-notation.ts';
import type { Title, Titles } from './title.ts';

/** A work as far as its later seasons may be named after it. */
export interface Titled {
  native: string;
  beginMs: number;
  titles: Titles;
}

/** What the later season adds to a title of the first, in romaji and in English. */
interface Addition {
  romaji: string;
  english: string;
}

const SEASON = /期|季|シリーズ|シーズン|season|series/iu;
const COUR = /クール|cour/iu;
/** A number as a title writes it: `2`, `02`, `II`. */
const BARE = /^\s*(\d{1,2}|[IVX]{1,4})\s*$/u;

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinal = (number: number): string => `${number}${ENDINGS[ORDINALS.select(number)] ?? 'th'}`;

/** What follows the title of the first season, in half width: `(第2期)`, ` 2nd Season`, `II`. */
const additionOf = (rest: string): Addition | null => {
  const bare = BARE.exec(rest)?.[1];
  if (bare !== undefined) return { romaji: ` ${bare}`, english: ` ${bare}` };
  const { base, numbers } = separateSeasons(rest);
  const number = Number(numbers);
  if (/[\p{L}\p{N}]/u.test(base) || !(number >= 2)) return null;
  if (COUR.test(rest)) return { romaji: ` Part ${number}`, english: ` Part ${number}` };
  if (!SEASON.test(rest)) return null;
  return { romaji: ` ${ordinal(number)} Season`, english: ` Season ${number}` };
};

/** What tells a first season from others of its name, and is wrong of its later ones. */
const OF_THE_FIRST = /\s*(?:\((?:19|20)\d\d\)|(?<=\s)(?:I|1|Season 1))$/u;

const added = (title: Title, addition: string): Title => ({
  ...title,
  text: title.text.replace(OF_THE_FIRST, '') + addition,
});

/** The title of a season that has none, or only that of the first. */
const seasonTitle = (own: Title | null, first: Title | null, addition: string): Title | null => {
  if (!first || (own && titleKey(own.text) !== titleKey(first.text))) return own;
  return added(first, addition);
};

const withAddition = (own: Titles, first: Titles, { romaji, english }: Addition): Titles => ({
  ...own,
  romaji: seasonTitle(own.romaji, first.romaji, romaji),
  english: seasonTitle(own.english, first.english, english),
});

/** The work that a later season was named after: the last one of the name that began before it. */
const firstSeason = (named: readonly Titled[], season: Titled): Titled | undefined =>
  named
    .filter((other) => other !== season && other.beginMs < season.beginMs)
    .toSorted((a, b) => b.beginMs - a.beginMs)[0];

/**
 * Titles of later seasons, of which the sources often say nothing but 葬送のフリーレン(第2期), or the title of the first: as their native
 * title adds a season to that of the first, so do their romaji and English ones.
 */
export const withSeasonTitles = (works: readonly Titled[]): Titles[] => {
  const byNative = Map.groupBy(works, ({ native }) => native.normalize('NFKC'));
  return works.map((work) => {
    const { native, titles } = work;
    const whole = native.normalize('NFKC');
    const base = separateSeasons(whole)
      .base.replace(/\(\s*\)/u, '')
      .trim();
    const first = whole.startsWith(base) ? firstSeason(byNative.get(base) ?? [], work) : undefined;
    const addition = first && additionOf(whole.slice(base.length));
    return addition ? withAddition(titles, first.titles, addition) : titles;
  });
};
