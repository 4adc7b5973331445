import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';

/** Many times the largest of the dumps, unpacked. */
const MOST_BYTES = 32 * 1024 ** 3;
/** The longest rows of the dumps have a tenth of it. */
const MOST_LINE_CHARACTERS = 2 * 1024 ** 2;

const GZIP_MAGIC = '1f8b';
const ZSTD_MAGIC = '28b52ffd';
const ZIP_MAGIC = '504b0304';

/** A line of a file, or null for one that is too long to be a row. */
export type Line = string | null;

const magicOf = async (file: string): Promise<string> => {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(4) });
    return buffer.toString('hex');
  } finally {
    await handle.close();
  }
};

/** The bytes of a file, unpacked if it is gzip or Zstandard. @throws Error for an archive. */
export const bytesOf = async (file: string): Promise<AsyncIterable<Buffer>> => {
  const magic = await magicOf(file);
  if (magic === ZIP_MAGIC)
    throw new Error(`${file} is a zip archive: unpack it, and name the file inside.`);
  const packed = createReadStream(file);
  const unpack = magic.startsWith(GZIP_MAGIC)
    ? createGunzip()
    : magic === ZSTD_MAGIC
      ? createZstdDecompress()
      : null;
  // A fault of the file or of its packing is thrown where the stream is read.
  return unpack ? pipeline(packed, unpack, () => {}) : packed;
};

/** Cuts text that comes in pieces into lines; of one that is too long nothing is kept. */
class LineCutter {
  #open = '';
  #isTooLong = false;

  *push(text: string): Generator<Line> {
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) yield* this.end();
      this.#isTooLong ||= this.#open.length + part.length > MOST_LINE_CHARACTERS;
      this.#open = this.#isTooLong ? '' : this.#open + part;
    }
  }

  /** Ends the line that is open; blank ones are none. */
  *end(): Generator<Line> {
    if (this.#isTooLong) yield null;
    else if (this.#open.trim() !== '') yield this.#open;
    this.#open = '';
    this.#isTooLong = false;
  }
}

/** The lines of a text file, unpacked if it is gzip or Zstandard, one after the other: files may be larger than memory. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  const cutter = new LineCutter();
  let bytes = 0;
  for await (const chunk of await bytesOf(file)) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`${file} is too large to be a file of catalogue data.`);
    yield* cutter.push(decoder.decode(chunk, { stream: true }));
  }
  yield* cutter.push(decoder.decode());
  yield* cutter.end();
}

/** The first character of a text file that is no blank, unpacked like its lines; empty where there is none. */
export const firstCharacter = async (file: string): Promise<string> => {
  for await (const line of readLines(file)) return line?.trim().charAt(0) ?? '';
  return '';
};
