import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** A checksum as a source publishes it, in lower-case hex. */
export interface Checksum {
  algorithm: 'sha1' | 'sha256';
  value: string;
}

/** The checksum of a file of any size. */
export const checksumOf = async (
  file: string,
  algorithm: Checksum['algorithm'],
): Promise<string> => {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
};
