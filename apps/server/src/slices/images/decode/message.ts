import type { PictureFacts, Rendition } from '../picture.ts';

/** What a decoder is to make of a file. */
export interface DecodeOrder extends Rendition {
  bytes: Uint8Array;
}

/** A picture as it is sent to visitors. */
export interface Decoded extends PictureFacts {
  bytes: Uint8Array;
}

export type DecodeMessage =
  | ({ kind: 'done' } & Decoded)
  /** The file is at fault. */
  | { kind: 'refused'; word: string }
  /** The decoder cannot be loaded on this machine. */
  | { kind: 'missing'; error: string };
