import { createReadStream } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { OutboundFault } from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';
import { unpackerOf } from './unpacker.ts';
import type { FetchedSource } from './fetched-source.ts';
import { LookThrough, type Content } from './look-through.ts';
import { readZipEntry } from '../adapters/zip-entry.ts';

export interface Unpacking {
  source: FetchedSource;
  /** The download, which is gone afterwards if it is kept as it is. */
  from: string;
  to: string;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** A text in a download. */
interface Text {
  pieces: AsyncIterable<Buffer>;
  mostBytes: number;
}

const textsOf = (
  { packing, mostUnpackedBytes: mostBytes }: FetchedSource,
  file: string,
): Text[] => {
  if (packing.kind === 'zip') return [{ pieces: readZipEntry(file, packing.entry), mostBytes }];
  if (packing.kind === 'read-packed' && packing.by === 'zip')
    return packing.entries.map(({ name, mostBytes: most }) => ({
      pieces: readZipEntry(file, name),
      mostBytes: most,
    }));
  const packed = createReadStream(file);
  // A fault of the file or of its packing is thrown where the stream is read.
  const pieces = packing.kind === 'none' ? packed : pipeline(packed, unpackerOf(packing), () => {});
  return [{ pieces, mostBytes }];
};

const tooLarge = (): OutboundFault => new OutboundFault('too_large', 'It unpacks into too much.');

/** Looks through what is in a download, and writes it where it is to be kept unpacked. */
const readAll = async (
  { source, from, signal, onProgress }: Unpacking,
  target: FileHandle | null,
): Promise<Content> => {
  const look = new LookThrough();
  for (const { pieces, mostBytes } of textsOf(source, from)) {
    const before = look.bytes;
    for await (const piece of pieces) {
      signal.throwIfAborted();
      look.add(piece);
      if (look.bytes - before > mostBytes || look.bytes > source.mostUnpackedBytes)
        throw tooLarge();
      await target?.write(piece);
      onProgress(look.bytes);
    }
    look.endText();
  }
  await target?.sync();
  return look.content();
};

/** Whether an error is one of the packing: of zlib, of yauzl, or of what an archive holds. */
const isOfPacking = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof OutboundFault) &&
  error.name !== 'AbortError' &&
  !('syscall' in error);

/** Makes of a download the file that is imported. @throws OutboundFault when it is too large, Refusal when it is damaged. */
export const unpack = async (unpacking: Unpacking): Promise<Content> => {
  const { source, from, to } = unpacking;
  const isKeptPacked = source.packing.kind === 'read-packed';
  const target = isKeptPacked ? null : await open(to, 'w', 0o600);
  try {
    const content = await readAll(unpacking, target);
    if (isKeptPacked) await rename(from, to);
    return content;
  } catch (error) {
    if (!isOfPacking(error) || unpacking.signal.aborted) throw error;
    throw refusal('UNAVAILABLE', 'SOURCE_UNPACKABLE', {
      source: source.info.name,
      fault: error.message,
    });
  } finally {
    await target?.close();
  }
};
