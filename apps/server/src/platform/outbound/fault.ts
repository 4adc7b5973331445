/** Why there was no response, or only a part of one. `forbidden`: the address may not be reached. The others say what the other side did. */
export type OutboundReason = 'forbidden' | 'unreachable' | 'too_slow' | 'too_large' | 'cut_off';

/** A request without a response. Whoever set the address may see the message. */
export class OutboundFault extends Error {
  override readonly name = 'OutboundFault';
  readonly reason: OutboundReason;
  /** The word of the far side or of the system for it, such as `ECONNREFUSED`; empty if there is none. */
  readonly code: string;

  constructor(reason: OutboundReason, message: string, code = '') {
    super(message);
    this.reason = reason;
    this.code = code;
  }
}
