import type { EntryKind } from './entry-kind.ts';
import { compact, type FoldedText } from './fold.ts';
import { foldRomaji } from './romaji.ts';

const WORDS: ReadonlyMap<string, EntryKind> = new Map(
  (
    [
      ['film', 'movie movies film films gekijouban gekijoban eiga'],
      ['extra', 'ova ovas oad special specials'],
      ['series', 'tv anime series manga'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [foldRomaji(word), kind] as const)),
);

/** In scripts without spaces, at either end. */
const SIGNS: readonly (readonly [RegExp, EntryKind])[] = [
  [/^(?:劇場版|剧场版|극장판|映画)|(?:劇場版|剧场版|극장판|映画|えいが)$/u, 'film'],
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
