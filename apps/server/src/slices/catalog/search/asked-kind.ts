import type { EntryKind } from './entry-kind.ts';
import { FILM_SIGNS, FILM_WORDS } from './film-words.ts';
import { compact, type FoldedText } from './fold.ts';
import { foldRomaji } from './romaji.ts';

const WORDS: ReadonlyMap<string, EntryKind> = new Map(
  (
    [
      ['film', FILM_WORDS],
      ['extra', ['ova', 'ovas', 'oad', 'special', 'specials']],
      ['series', ['tv', 'anime', 'series', 'manga']],
    ] as const
  ).flatMap(([kind, words]) => words.map((word) => [foldRomaji(word), kind] as const)),
);

const FILM = FILM_SIGNS.join('|');

/** In scripts without spaces, at either end. */
const SIGNS: readonly (readonly [RegExp, EntryKind])[] = [
  [new RegExp(`^(?:${FILM})|(?:${FILM}|えいが)$`, 'u'), 'film'],
  [/^(?:特別編|ova|oad)|(?:特別編|ova|oad)$/u, 'extra'],
  [/^(?:てれび|tv)?あにめ|(?:てれび|tv)?あにめ$/u, 'series'],
];

/** Fewer characters than this are no name. */
const SHORTEST = 3;

/** A query that says in a word which kind of work it means, as in `jujutsu kaisen movie`. */
export interface AskedKind {
  folded: FoldedText;
  kind: EntryKind;
}

/** Takes that word out of a folded query; null where there is none, or nothing else. */
export function askedKind(text: string): AskedKind | null {
  const words = text.split(' ');
  const word = words.find((one) => WORDS.has(one));
  if (word !== undefined) {
    const rest = words.filter((one) => one !== word && one !== 'the').join(' ');
    return asked(rest, WORDS.get(word)!);
  }
  for (const [sign, kind] of SIGNS) {
    const rest = text.replace(sign, '').trim();
    if (rest !== text) return asked(rest, kind);
  }
  return null;
}

function asked(rest: string, kind: EntryKind): AskedKind | null {
  const spelling = compact(rest);
  return spelling.length < SHORTEST ? null : { folded: { text: rest, spelling }, kind };
}
