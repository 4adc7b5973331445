import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The size of a file and its SHA-256. */
export interface Sum {
  bytes: number;
  sha256: string;
}

/** Counts bytes. */
const createMeter = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    add: (chunk: Buffer): void => {
      hash.update(chunk);
      bytes += chunk.length;
    },
    sum: (): Sum => ({ bytes, sha256: hash.digest('hex') }),
  };
};

/** Writes a new file that only its owner may read, on the disk when it is done. */
export const writeSummed = async (
  file: string,
  source: readonly [Readable, ...Transform[]],
  signal: AbortSignal | undefined,
): Promise<Sum> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const meter = createMeter();
  const metered = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      meter.add(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([...source, metered, target], { signal });
  return meter.sum();
};

/** @throws if there is no such file */
export const sumOf = async (file: string, signal?: AbortSignal): Promise<Sum> => {
  const meter = createMeter();
  for await (const chunk of createReadStream(file, { signal })) meter.add(chunk as Buffer);
  return meter.sum();
};
