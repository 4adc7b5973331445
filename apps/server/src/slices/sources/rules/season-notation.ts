const NUMERALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  セカンド: 2,
  サード: 3,
};

const KANJI_DIGITS = '〇一二三四五六七八九十';
const COUNT = `\\d{1,2}|[${KANJI_DIGITS}]`;
/** Capitals only: `ii` is a word of Japanese. */
const ROMAN = '(?<!\\p{Script=Latin})(?-i:II|III|IV|V|VI|VII)(?!\\p{Script=Latin})';
const NUMBER = `(?<!\\d)(?:${COUNT})|${ROMAN}|first|second|third|fourth|fifth|sixth|セカンド|サード`;

const NOTATIONS = [
  `第?\\s*(${NUMBER})\\s*(?:期|季|シリーズ|シーズン|クール目?)`,
  `(?:(?<!\\p{L})(?:season|series|part|cour|s)|シーズン)[\\s.]*(${NUMBER})(?![\\p{L}\\d])`,
  `(?<!\\p{L})(${NUMBER})(?:st|nd|rd|th)?\\s*(?:season|series|part|cour|シーズン)(?!\\p{L})`,
  `((?<=[^\\d./\\s]\\s*)(?<![\\p{Script=Latin}\\d])\\d{1,2}|(?<=\\S\\s*)(?!V(?!I))${ROMAN})[\\p{P}\\p{S}\\s]*$`,
].map((pattern) => new RegExp(pattern, 'giu'));

const YEAR = /\((?:19|20)\d\d\)/u;

export interface Seasons {
  /** The title without its notation of seasons, half width. */
  base: string;
  /** Which season or part it is, by the numbers it states; sorted, joined. */
  numbers: string;
  /** Whether it tells works of one name apart by their year, as AniDB does. */
  hasYear: boolean;
}

const numberOf = (text: string): number =>
  NUMERALS[text.toLowerCase()] ??
  (KANJI_DIGITS.includes(text) ? KANJI_DIGITS.indexOf(text) : Number(text));

/** Separates a title from what it says of season and part: `(第2期)`, `2nd Season`, `シーズン2`, `II`, a last `2`. */
export const separateSeasons = (title: string): Seasons => {
  const numbers: number[] = [];
  let base = title.normalize('NFKC').replaceAll('`', "'");
  const hasYear = YEAR.test(base);
  base = base.replace(YEAR, ' ');
  for (const notation of NOTATIONS) {
    base = base.replace(notation, (_, number: string) => {
      numbers.push(numberOf(number));
      return ' ';
    });
  }
  return { base, numbers: numbers.sort((a, b) => a - b).join(), hasYear };
};
