import { fold, type FoldedText } from './fold.ts';
import nicknames from './nicknames.json' with { type: 'json' };

/** What people call works that no rule makes of their titles, by the folded nickname. */
const TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries(nicknames).map(([nickname, title]) => [fold(nickname).text, title]),
);
const MOST_WORDS = Math.max(...[...TITLES.keys()].map((nickname) => nickname.split(' ').length));

/** A folded query with the title instead of the nickname it begins with: `jjk s2`. Null where it begins with none. */
export function foldNickname(text: string): FoldedText | null {
  const words = text.split(' ', MOST_WORDS + 1);
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const nickname = words.slice(0, count).join(' ');
    const title = TITLES.get(nickname);
    if (title !== undefined) return fold(`${title} ${text.slice(nickname.length)}`);
  }
  return null;
}
