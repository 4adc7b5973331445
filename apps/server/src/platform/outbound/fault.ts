/** Why nothing came back. `forbidden`: the address may not be reached; the others say what the far side did. */
export type OutboundReason = 'forbidden' | 'unreachable' | 'too_slow' | 'too_large';

/** A request that left no answer. The message is fit for whoever set the address. */
export class OutboundFault extends Error {
  override readonly name = 'OutboundFault';
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
