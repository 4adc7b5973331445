/** What became of a delivery. `SKIPPED`: its target may not have it, or not now. */
export type DeliveryState = 'WAITING' | 'DELIVERED' | 'FAILED' | 'EXPIRED' | 'SKIPPED';

/** What was wrong with an answer, or why there was none. */
export type DeliveryFault =
  | 'FORBIDDEN'
  | 'NO_ADDRESS'
  | 'UNREACHABLE'
  | 'TLS'
  | 'TOO_SLOW'
  | 'CUT_OFF'
  | 'TOO_LARGE'
  | 'REDIRECT'
  | 'STATUS'
  | 'OURS';

/** A delivery that a worker has. */
export interface HeldDelivery {
  id: string;
  targetId: string;
  tries: number;
  /** No try is made after this. */
  expiresAt: Date;
  /** What settles it: a claim by somebody else has another. */
  lease: Date;
  /** Whether somebody waits for how it goes. It is sent whatever the state of its target, and says nothing about its health. */
  isTrial: boolean;
}
