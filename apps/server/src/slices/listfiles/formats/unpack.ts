import { gunzipSync } from 'node:zlib';
import { refusal } from '../reasons.ts';
import { LIMITS, refuseBomb, tooLarge } from './limits.ts';
import { isZip, onlyMember } from './zip.ts';

/** A packed backup is sometimes packed again, and put into an archive. More layers do not occur. */
const MOST_LAYERS = 3;

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const gunzip = (bytes: Uint8Array): Uint8Array => {
  try {
    const plain = gunzipSync(bytes, { maxOutputLength: LIMITS.plainBytes });
    refuseBomb(bytes.length, plain.length);
    return plain;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'BAD_USER_INPUT') throw error;
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(LIMITS.plainBytes, { isUnpacked: true });
    throw refusal('BAD_USER_INPUT', 'GZIP_DAMAGED');
  }
};

/**
 * The file inside gzip, and inside an archive with nothing else. Archives of several files stay as they are.
 * @throws Refusal beyond the limits, or for a damaged file
 */
export const unpack = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (bytes.length > LIMITS.packedBytes) throw tooLarge(LIMITS.packedBytes);
  let plain = bytes;
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inside = isGzip(plain) ? gunzip(plain) : isZip(plain) ? await onlyMember(plain) : null;
    if (inside === null) return plain;
    plain = inside;
  }
  return plain;
};
