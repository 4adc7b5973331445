/** Why a server did not do what it was asked. */
export type FailureKind =
  /** It did not answer: try again later. */
  | 'unreachable'
  /** It answered that it cannot do it now: try again later. */
  | 'busy'
  /** The person must sign in again. */
  | 'signed_out'
  /** It will never do it. */
  | 'refused';

/** A server that did not do what it was asked. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  /** Seconds after which it may be asked again, if it said so. */
  readonly afterS: number | undefined;

  constructor(kind: FailureKind, message: string, afterS?: number) {
    super(message);
    this.kind = kind;
    this.afterS = afterS;
  }
}
