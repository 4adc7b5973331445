import { compact, fold, type FoldedText } from './fold.ts';
import koreanTitles from './korean-titles.json' with { type: 'json' };
import nicknames from './nicknames.json' with { type: 'json' };

/** Other titles of the work with a native title, for readings of a query that goes on after a nickname. */
export type FindTitles = (titleNative: string) => readonly string[];

const TABLE: readonly (readonly [title: string, names: readonly string[]])[] = [
  ...Object.entries(nicknames),
  ...Object.entries(koreanTitles),
];
const SIGNS = /[^\p{L}\p{N}]+/gu;
const MOST_WORDS = 8;
/** Behind more words than these stands a title of its own. */
const MOST_WORDS_AFTER = 5;

/** Sources write the signs of a title in different ways. */
function keyOf(title: string): string {
  return title.normalize('NFKC').toLowerCase().replace(SIGNS, '');
}

/** What people call works that no rule makes of their titles: native titles by the folded nickname without spaces. */
const TITLES: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([title, names]) =>
    names.map((name) => [compact(fold(name).text), title] as const),
  ),
);

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(TABLE, ([title]) => keyOf(title))].map(([key, rows]) => [
    key,
    rows.flatMap(([, names]) => names),
  ]),
);

/**
 * The readings of a folded query with a title instead of the nickname it begins with: `jjk s2`. Where words follow that are no season, the
 * other titles of the work are tried too, as these may go on in another script. None where it begins with no nickname.
 */
export function foldNickname(text: string, titlesOf: FindTitles): FoldedText[] {
  const words = text.split(' ', MOST_WORDS + MOST_WORDS_AFTER + 1);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const title = TITLES.get(words.slice(0, count).join(''));
    if (title === undefined) continue;
    if (words.length > count + MOST_WORDS_AFTER) return [];
    const rest = words.slice(count).join(' ');
    const others = SAYS_MORE.test(rest) ? titlesOf(title) : [];
    return [title, ...others].map((one) => fold(`${one} ${rest}`));
  }
  return [];
}

const SAYS_MORE = /[^\d\W]{3}|[^\x20-\x7e]{2}/u;

/** What people call a well-known work, which few sources state: its nicknames and its Korean titles. */
export function nicknamesOf(titleNative: string): readonly string[] {
  return NAMES.get(keyOf(titleNative)) ?? [];
}
