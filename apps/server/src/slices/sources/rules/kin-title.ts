import { separateSeasons } from './season-notation.ts';
import { isLatin } from './title-text.ts';

/** The titles of one work, as far as its kin may learn from them. */
export interface Kin {
  title: string;
  /** Titles in any language. */
  others: readonly string[];
}

/** A name ends where anything but a letter stands; in Latin script, marks that belong to names do not end it. */
const NATIVE_BREAK = /[^\p{L}\p{N}\p{M}ー々・]/u;
const LATIN_BREAK = /\s*[^\p{L}\p{N}\p{M}\s'’.,!?&-]|\s[-–]\s|\s\d+$/u;
const SHORTEST_HEAD = 2;

const headOf = (title: string, separator: RegExp): string | null => {
  const head = title.split(separator, 1)[0]?.trim() ?? '';
  return head.length >= SHORTEST_HEAD && head.length < title.length ? head : null;
};

/**
 * What works say of a name they share. Namesakes, a series and its remake, have one romaji. Later parts have its beginning:
 * 鬼滅の刃 遊郭編 is known as "Kimetsu no Yaiba: Yuukaku-hen", so "Kimetsu no Yaiba" may be the romaji of 鬼滅の刃. Whether it is, its sound must tell.
 * @returns Latin candidates by native title.
 */
export const latinNamesOfKin = (works: Iterable<Kin>): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  const add = (native: string, latin: readonly string[]): void => {
    if (latin.length > 0) names.set(native, [...(names.get(native) ?? []), ...latin]);
  };
  for (const { title, others } of works) {
    if (isLatin(title)) continue;
    const latin = others.filter(isLatin);
    // A year tells namesakes apart, so it is no part of the name.
    const ofItself = latin.filter((text) => !separateSeasons(text).hasYear);
    add(title, ofItself);
    const native = headOf(title, NATIVE_BREAK);
    if (native === null || isLatin(native)) continue;
    const heads = latin.flatMap((text) => headOf(text, LATIN_BREAK) ?? []);
    add(native, heads);
  }
  return names;
};
