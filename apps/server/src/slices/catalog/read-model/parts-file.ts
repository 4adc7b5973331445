import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { HOUR_MS } from '#platform/durations.ts';
import { eachInSlices } from '#platform/in-slices.ts';

/**
 * A file of byte arrays: a mark and their number, the length of each, the arrays, and a checksum of all before it. Everything begins at a
 * multiple of eight bytes, so that the arrays can be read as numbers where they are.
 */
const MARK = 0x545a_4b31;
const ALIGNED = 8;
const WORD = 4;
/** Bytes that are summed in one go. */
const CHUNK = 1 << 20;
/** What a process left that ended while it wrote. */
const UNFINISHED = '.part';
const UNFINISHED_MS = HOUR_MS;

const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED;

const headOf = (parts: readonly Uint8Array[]): Uint8Array => {
  const head = new Uint32Array(aligned(WORD * (2 + parts.length)) / WORD);
  head.set([MARK, parts.length, ...parts.map(({ byteLength }) => byteLength)]);
  return new Uint8Array(head.buffer);
};

const chunksOf = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.byteLength / CHUNK) }, (_, index) =>
    bytes.subarray(index * CHUNK, (index + 1) * CHUNK),
  );

const sumOf = async (pieces: readonly Uint8Array[]): Promise<number> => {
  let sum = 0;
  await eachInSlices(pieces.flatMap(chunksOf), (chunk) => {
    sum = crc32(chunk, sum);
  });
  return sum;
};

/** Puts a file of these parts in the place of an older one. Other processes may do the same: one of the files stays, whole. */
export const writeParts = async (file: string, parts: readonly Uint8Array[]): Promise<void> => {
  const pieces = [headOf(parts)];
  for (const part of parts)
    pieces.push(part, new Uint8Array(aligned(part.byteLength) - part.byteLength));
  const sum = await sumOf(pieces);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await removeUnfinished(file);
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile([...pieces, new Uint8Array(Uint32Array.of(sum, 0).buffer)]);
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

const removeUnfinished = async (file: string): Promise<void> => {
  const folder = path.dirname(file);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(path.basename(file)) || !name.endsWith(UNFINISHED)) continue;
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left);
    if (mtimeMs < Date.now() - UNFINISHED_MS) await rm(left, { force: true });
  }
};

/** The parts of a file, as views of one buffer; null if there is none. @throws Error if it is damaged */
export const readParts = async (file: string): Promise<Uint8Array[] | null> => {
  const bytes = await readWhole(file);
  if (!bytes) return null;
  const end = bytes.byteLength - ALIGNED;
  const words = end > 0 && end % ALIGNED === 0 ? new Uint32Array(bytes.buffer) : null;
  const count = words?.[1] ?? 0;
  if (!words || words[0] !== MARK || WORD * (2 + count) > end) throw new Error('no such file');
  if (words[end / WORD] !== (await sumOf([bytes.subarray(0, end)])))
    throw new Error('its checksum does not fit');
  let at = aligned(WORD * (2 + count));
  return Array.from(words.subarray(2, 2 + count), (length) => {
    const part = bytes.subarray(at, at + length);
    at += aligned(length);
    return part;
  });
};

const readWhole = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const handle = await open(file).catch((error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    return handle && (await readFrom(handle));
  } finally {
    await handle?.close();
  }
};

const readFrom = async (handle: FileHandle): Promise<Uint8Array<ArrayBuffer>> => {
  const { size } = await handle.stat();
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('it ends too early');
    at += bytesRead;
  }
  return bytes;
};
