import { FOLDED_LIMIT } from './fold.ts';
import { initialsOf } from './initials.ts';

/**
 * Grams are numbers, computed without a dictionary: trigrams of Latin runs (with two pads before the run), single
 * characters and pairs of every other script. Pairs are hashed; a collision only adds candidates that ranking refuses.
 */
const LATIN_SIZE = 37;
const TRIGRAMS = LATIN_SIZE ** 3;
const SINGLES = 0x1_0000;
const PAIR_BITS = 18;
const INITIALS_BITS = 16;

/** Grams are integers in `0 … GRAM_COUNT - 1`. */
export const GRAM_COUNT = TRIGRAMS + SINGLES + 2 ** PAIR_BITS + 2 ** INITIALS_BITS;

/** Room for the grams of one folded text: at most two begin at each code unit, and the initials are one. */
export const GRAM_ROOM = 2 * FOLDED_LIMIT + 1;

const SPACE = 0x20;

/**
 * Writes the distinct grams by which a folded text is weighed and looked up; answers their count. A character of
 * another script counts alone only where it has no neighbour of such a script.
 */
export function gramsOf(text: string, into: Uint32Array): number {
  let count = 0;
  let [latin2, latin1, other, paired] = [0, 0, 0, false];
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0;
    if (unit === SPACE) continue;
    const latin = latinDigit(unit);
    if (latin > 0 || unit === 0) {
      if (other > 0 && !paired) count = add(into, count, single(other));
      if (latin > 0) count = add(into, count, (latin2 * LATIN_SIZE + latin1) * LATIN_SIZE + latin);
      [latin2, latin1, other, paired] = [latin1, latin, 0, false];
    } else {
      if (other > 0) count = add(into, count, pair(other, unit));
      [latin2, latin1, other, paired] = [0, 0, unit, other > 0];
    }
  }
  return count;
}

/**
 * Adds the grams that only queries of one or two characters use: single characters of other scripts, and the beginnings
 * of Latin words; and the initials of its words. They find what is too short for a trigram, or is a nickname, without weighing in longer queries.
 */
export function addShortGrams(text: string, into: Uint32Array, count: number): number {
  let total = count;
  let before = SPACE;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const latin = latinDigit(unit);
    if (unit !== SPACE && latin === 0) total = add(into, total, single(unit));
    if (latin > 0 && before === SPACE) {
      const next = latinDigit(text.charCodeAt(i + 1));
      if (next > 0) total = add(into, total, latin * LATIN_SIZE + next);
    }
    before = unit;
  }
  const initials = initialsOf(text);
  return initials === '' ? total : add(into, total, initialsGram(initials));
}

/** The gram of titles with these initials, and of some others. */
export function initialsGram(initials: string): number {
  let hash = 0;
  for (let i = 0; i < initials.length; i++)
    hash = hash * LATIN_SIZE + latinDigit(initials.charCodeAt(i));
  return GRAM_COUNT - 1 - (Math.imul(hash, 0x9e37_79b1) >>> (32 - INITIALS_BITS));
}

/** a–z are 1–26, 0–9 are 27–36; 0 is anything else, and the pad. */
function latinDigit(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x60;
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x15;
  return 0;
}

/** The gram of titles that hold a character of another script than Latin. */
export function single(unit: number): number {
  return TRIGRAMS + unit;
}

function pair(first: number, second: number): number {
  const hash = Math.imul(Math.imul(first, 0x9e37_79b1) + second, 0x85eb_ca6b);
  return TRIGRAMS + SINGLES + (hash >>> (32 - PAIR_BITS));
}

function add(into: Uint32Array, count: number, gram: number): number {
  for (let i = 0; i < count; i++) if (into[i] === gram) return count;
  into[count] = gram;
  return count + 1;
}
