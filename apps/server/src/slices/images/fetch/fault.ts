import type { FaultKind } from './retry.ts';

/** Why a picture could not be fetched or read. `word` is kept with the address and stands in the log. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly word: string;
  readonly kind: FaultKind;
  /** How long its host asks us to wait, in milliseconds. */
  readonly waitMs: number;

  constructor(word: string, kind: FaultKind, waitMs = 0) {
    super(`The picture cannot be had: ${word}.`);
    this.word = word;
    this.kind = kind;
    this.waitMs = waitMs;
  }
}
