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
 * What later parts of a work say of the name they share: 鬼滅の刃 遊郭編 is known as "Kimetsu no Yaiba: Yuukaku-hen", so
 * "Kimetsu no Yaiba" may be the romaji of 鬼滅の刃. Whether it is, its sound must tell.
 * @returns Latin candidates by native title.
 */
export const latinNamesOfKin = (works: Iterable<Kin>): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const { title, others } of works) {
    const native = headOf(title, NATIVE_BREAK);
    if (native === null || isLatin(native)) continue;
    const latin = others.filter(isLatin).flatMap((text) => headOf(text, LATIN_BREAK) ?? []);
    names.set(native, [...(names.get(native) ?? []), ...latin]);
  }
  return names;
};
