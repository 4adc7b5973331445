import { Numbers } from './numbers.ts';

const BLOCK_BYTES = 1024 ** 2;
/** Several times what the texts of the archive take: bounds what a hostile file takes. */
const MOST_BYTES = 512 * BLOCK_BYTES;

// Chinese and Japanese take two bytes a letter so, and three in UTF-8.
const WIDE = 'utf16le';
const NARROW = 'latin1';
const BEYOND_NARROW = /[\u0100-\u{10ffff}]/u;

const isWide = (text: string): boolean => BEYOND_NARROW.test(text);

/** Many short texts outside of the heap, each known by its number. */
export class TextPool {
  readonly #mostBytes: number;
  readonly #blocks: Buffer[] = [];
  /** Where each text begins, counted over all blocks, and twice its bytes, with a bit for wide letters. */
  readonly #starts = new Numbers();
  readonly #lengths = new Numbers();
  #end = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** @returns its number. @throws Error when all of them are too long. */
  add(text: string): number {
    const wide = isWide(text);
    const length = wide ? 2 * text.length : text.length;
    const block = Math.floor(this.#end / BLOCK_BYTES);
    const fits = this.#end + length <= (block + 1) * BLOCK_BYTES;
    const start = fits ? this.#end : (block + 1) * BLOCK_BYTES;
    if (length > BLOCK_BYTES || start + length > this.#mostBytes)
      throw new Error('Its texts are longer than they may be.');
    const target = (this.#blocks[Math.floor(start / BLOCK_BYTES)] ??=
      Buffer.allocUnsafeSlow(BLOCK_BYTES));
    target.write(text, start % BLOCK_BYTES, wide ? WIDE : NARROW);
    this.#end = start + length;
    this.#starts.push(start);
    this.#lengths.push(2 * length + Number(wide));
    return this.#starts.length - 1;
  }

  get(number: number): string {
    const start = this.#starts.at(number);
    const from = start % BLOCK_BYTES;
    const marked = this.#lengths.at(number);
    const block = this.#blocks[Math.floor(start / BLOCK_BYTES)]!;
    return block.toString(marked % 2 === 1 ? WIDE : NARROW, from, from + Math.floor(marked / 2));
  }
}
