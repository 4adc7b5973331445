import type { Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import type { Packing } from './fetched-source.ts';

/** What unpacks a stream. */
export const unpackerOf = ({ kind }: Packing): Transform =>
  kind === 'gzip' ? createGunzip() : createZstdDecompress();
