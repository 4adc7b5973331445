import { compact, fold, type FoldedText } from './fold.ts';
import koreanTitles from './korean-titles.json' with { type: 'json' };
import nicknames from './nicknames.json' with { type: 'json' };

const KOREAN: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(koreanTitles));

/** What people call works that no rule makes of their titles: native titles by the folded nickname without spaces. */
const TITLES: ReadonlyMap<string, string> = new Map(
  [...Object.entries(nicknames), ...KOREAN].flatMap(([title, names]) =>
    names.map((name) => [compact(fold(name).text), title] as const),
  ),
);
const MOST_WORDS = 8;

/** A folded query with the title instead of the nickname it begins with: `jjk s2`. Null where it begins with none. */
export function foldNickname(text: string): FoldedText | null {
  const words = text.split(' ', MOST_WORDS + 1);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const title = TITLES.get(words.slice(0, count).join(''));
    if (title !== undefined) return fold(`${title} ${text.split(' ').slice(count).join(' ')}`);
  }
  return null;
}

/** The Korean titles of a well-known work, which few sources state. */
export function koreanTitlesOf(titleNative: string): readonly string[] {
  return KOREAN.get(titleNative) ?? [];
}
