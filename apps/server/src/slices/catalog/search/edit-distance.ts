import { FOLDED_LIMIT } from './fold.ts';

const BLOCK_BITS = 32;
const BLOCK_LIMIT = Math.ceil(FOLDED_LIMIT / BLOCK_BITS);
const ASCII = 128;

/** The state of every block of a long pattern, between two columns. */
const positive = new Int32Array(BLOCK_LIMIT);
const negative = new Int32Array(BLOCK_LIMIT);
const diagonal = new Int32Array(BLOCK_LIMIT);
const matched = new Int32Array(BLOCK_LIMIT);

export interface EditDistance {
  /** From the pattern to the whole text. */
  whole: number;
  /** From the pattern to the nearest prefix of the text. */
  prefix: number;
}

/**
 * A text to be compared with many others by optimal string alignment: insertions, deletions, substitutions and swaps of
 * neighbours cost one each. Hyyrö's bit-parallel algorithm (2003): a column of the table is a few operations on the
 * vertical differences, a bit for each unit of the pattern.
 */
export class EditPattern {
  readonly #length: number;
  readonly #blocks: number;
  /** By slot and block: where in the pattern a unit stands. Slot 0 is of all units that it does not hold. */
  readonly #masks: Int32Array;
  readonly #asciiSlots = new Uint8Array(ASCII);
  readonly #otherSlots = new Map<number, number>();

  constructor(text: string) {
    const pattern = text.slice(0, FOLDED_LIMIT);
    const units = [...new Set(pattern.split(''))].map((unit) => unit.charCodeAt(0));
    this.#length = pattern.length;
    this.#blocks = Math.ceil(pattern.length / BLOCK_BITS);
    this.#masks = new Int32Array((units.length + 1) * this.#blocks);
    units.forEach((unit, i) => this.#assign(unit, i + 1));
    for (let i = 0; i < pattern.length; i++) {
      const base = this.#slotOf(pattern.charCodeAt(i)) * this.#blocks;
      this.#masks[base + Math.floor(i / BLOCK_BITS)]! |= 1 << (i % BLOCK_BITS);
    }
  }

  distanceTo(text: string): EditDistance {
    const columns = Math.min(text.length, FOLDED_LIMIT);
    if (this.#length === 0) return { whole: columns, prefix: 0 };
    return this.#blocks === 1 ? this.#inOneBlock(text, columns) : this.#inBlocks(text, columns);
  }

  #inOneBlock(text: string, columns: number): EditDistance {
    const masks = this.#masks;
    const last = this.#length - 1;
    let whole = this.#length;
    let prefix = whole;
    let vp = -1;
    let vn = 0;
    let d0 = 0;
    let before = 0;
    for (let column = 0; column < columns; column++) {
      const matches = masks[this.#slotOf(text.charCodeAt(column))]!;
      const swapped = ((~d0 & matches) << 1) & before;
      d0 = ((((matches & vp) + vp) | 0) ^ vp) | matches | vn | swapped;
      const hp = vn | ~(d0 | vp);
      const hn = d0 & vp;
      whole += ((hp >>> last) & 1) - ((hn >>> last) & 1);
      if (whole < prefix) prefix = whole;
      const shifted = (hp << 1) | 1;
      vp = (hn << 1) | ~(d0 | shifted);
      vn = shifted & d0;
      before = matches;
    }
    return { whole, prefix };
  }

  #inBlocks(text: string, columns: number): EditDistance {
    positive.fill(-1);
    for (const state of [negative, diagonal, matched]) state.fill(0);
    let [whole, prefix] = [this.#length, this.#length];
    for (let column = 0; column < columns; column++) {
      whole += this.#column(this.#slotOf(text.charCodeAt(column)) * this.#blocks);
      if (whole < prefix) prefix = whole;
    }
    return { whole, prefix };
  }

  /** Moves every block one column on; answers by how much the distance of the whole pattern changes. */
  #column(base: number): number {
    const blocks = this.#blocks;
    let hpCarry = 1;
    let hnCarry = 0;
    let d0Above = 0;
    let matchesAbove = 0;
    let change = 0;
    const last = (this.#length - 1) % BLOCK_BITS;
    for (let block = 0; block < blocks; block++) {
      const matches = this.#masks[base + block]!;
      const vp = positive[block]!;
      const vn = negative[block]!;
      const d0Before = diagonal[block]!;
      const swaps = ((~d0Before & matches) << 1) | ((~d0Above & matchesAbove) >>> 31);
      const entered = matches | hnCarry;
      const sum = ((entered & vp) + vp) | 0;
      const d0 = (sum ^ vp) | entered | vn | (swaps & matched[block]!);
      const hp = vn | ~(d0 | vp);
      const hn = d0 & vp;
      if (block === blocks - 1) change = ((hp >>> last) & 1) - ((hn >>> last) & 1);
      const shifted = (hp << 1) | hpCarry;
      positive[block] = (hn << 1) | hnCarry | ~(d0 | shifted);
      negative[block] = shifted & d0;
      diagonal[block] = d0;
      matched[block] = matches;
      hpCarry = hp >>> 31;
      hnCarry = hn >>> 31;
      d0Above = d0Before;
      matchesAbove = matches;
    }
    return change;
  }

  #assign(unit: number, slot: number): void {
    if (unit < ASCII) this.#asciiSlots[unit] = slot;
    else this.#otherSlots.set(unit, slot);
  }

  #slotOf(unit: number): number {
    return unit < ASCII ? this.#asciiSlots[unit]! : (this.#otherSlots.get(unit) ?? 0);
  }
}
