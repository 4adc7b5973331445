import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { readZipEntry } from '../zip-entry.ts';

/** Many times the largest of the dumps, unpacked. */
const MOST_BYTES = 32 * 1024 ** 3;
/** So many bytes are a few rows: a larger piece would be read in one turn of the event loop, for which others wait. */
const PIECE_BYTES = 16 * 1024;
/** The longest rows of the dumps have a tenth of it. */
const MOST_LINE_BYTES = 2 * 1024 ** 2;

const GZIP_MAGIC = '1f8b';
const ZSTD_MAGIC = '28b52ffd';
const ZIP_MAGIC = '504b0304';

/** A text file in a zip archive. */
export interface ZippedFile {
  zip: string;
  entry: string;
  /** Most bytes of it, unpacked. */
  mostBytes: number;
}

/** A text file as it is, or packed. */
export type TextFile = string | ZippedFile;

/** What people call a file. */
export const nameOf = (file: TextFile): string =>
  typeof file === 'string' ? file : `${file.entry} in ${file.zip}`;

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

export const isZip = async (file: string): Promise<boolean> => (await magicOf(file)) === ZIP_MAGIC;

/** The bytes of a file, unpacked if it is gzip or Zstandard. @throws Error for an archive. */
export const bytesOf = async (file: string): Promise<AsyncIterable<Buffer>> => {
  const magic = await magicOf(file);
  if (magic === ZIP_MAGIC)
    throw new Error(`${file} is a zip archive: unpack it, and name the file inside.`);
  const packed = createReadStream(file, { highWaterMark: PIECE_BYTES });
  const unpack = magic.startsWith(GZIP_MAGIC)
    ? createGunzip()
    : magic === ZSTD_MAGIC
      ? createZstdDecompress({ chunkSize: PIECE_BYTES })
      : null;
  // A fault of the file or of its packing is thrown where the stream is read.
  return unpack ? pipeline(packed, unpack, () => {}) : packed;
};

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/** Cuts bytes that come in pieces into lines; of one that is too long nothing is kept. */
class LineCutter {
  #open: Buffer[] = [];
  #bytes = 0;
  #isFirst = true;

  *push(piece: Buffer): Generator<Line> {
    let start = 0;
    for (;;) {
      const end = piece.indexOf(LINE_FEED, start);
      if (end < 0) break;
      this.#add(piece.subarray(start, end));
      yield* this.end();
      start = end + 1;
    }
    this.#add(piece.subarray(start));
  }

  /** Ends the line that is open; blank ones are none. */
  *end(): Generator<Line> {
    const isTooLong = this.#bytes > MOST_LINE_BYTES;
    // Each line is decoded by itself: longer texts would outlive many collections of garbage.
    const [only, another] = this.#open;
    const bytes = only && !another ? only : Buffer.concat(this.#open);
    const text = bytes.toString('utf8');
    const line = this.#isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    if (isTooLong) yield null;
    else if (line.trim() !== '') yield line;
    this.#open = [];
    this.#bytes = 0;
    this.#isFirst = false;
  }

  #add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > MOST_LINE_BYTES) this.#open = [];
    else if (part.length > 0) this.#open.push(part);
  }
}

/** The lines of a text file, unpacked if it is packed, one after the other: files may be larger than memory. */
export async function* readLines(file: TextFile): AsyncGenerator<Line> {
  const isZipped = typeof file !== 'string';
  const pieces = isZipped ? readZipEntry(file.zip, file.entry) : await bytesOf(file);
  const mostBytes = isZipped ? file.mostBytes : MOST_BYTES;
  const cutter = new LineCutter();
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostBytes)
      throw new Error(`${nameOf(file)} is too large to be a file of catalogue data.`);
    yield* cutter.push(piece);
  }
  yield* cutter.end();
}

/** The first character of a text file that is no blank, unpacked like its lines; empty where there is none. */
export const firstCharacter = async (file: string): Promise<string> => {
  for await (const line of readLines(file)) return line?.trim().charAt(0) ?? '';
  return '';
};
