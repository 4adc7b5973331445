import { deflateRawSync, inflateRawSync } from 'node:zlib';

const BLOCK_TEXTS = 2_048;
/** Several times what the texts of the archive take: bounds what a hostile file takes. */
const MOST_BYTES = 256 * 1024 ** 2;
/** Blocks that are kept unpacked: those who are asked for in order are in few of them. */
const MOST_UNPACKED = 8;

const packed = (texts: readonly string[]): Buffer =>
  deflateRawSync(JSON.stringify(texts), { level: 1 });

const unpacked = (block: Buffer): string[] =>
  JSON.parse(inflateRawSync(block).toString('utf8')) as string[];

/** Many texts that are asked for about in the order in which they came, each known by its number. */
export class PackedTexts {
  readonly #mostBytes: number;
  readonly #blocks: Buffer[] = [];
  readonly #unpacked = new Map<number, string[]>();
  #open: string[] = [];
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** @returns its number. @throws Error when all of them are too long. */
  add(text: string): number {
    this.#open.push(text);
    const number = this.#blocks.length * BLOCK_TEXTS + this.#open.length - 1;
    if (this.#open.length === BLOCK_TEXTS) this.#close();
    return number;
  }

  get(number: number): string {
    const block = Math.floor(number / BLOCK_TEXTS);
    const texts = block === this.#blocks.length ? this.#open : this.#textsOf(block);
    return texts[number % BLOCK_TEXTS]!;
  }

  #close(): void {
    const block = packed(this.#open);
    this.#bytes += block.length;
    if (this.#bytes > this.#mostBytes) throw new Error('Its texts are longer than they may be.');
    this.#blocks.push(block);
    this.#open = [];
  }

  #textsOf(block: number): string[] {
    const texts = this.#unpacked.get(block) ?? unpacked(this.#blocks[block]!);
    // The block that was asked for longest ago comes first.
    this.#unpacked.delete(block);
    this.#unpacked.set(block, texts);
    const [oldest] = this.#unpacked.keys();
    if (this.#unpacked.size > MOST_UNPACKED && oldest !== undefined) this.#unpacked.delete(oldest);
    return texts;
  }
}
