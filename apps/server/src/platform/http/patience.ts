import type { Trust } from './client-address.ts';
import type { ConnectionLimits } from './connection.ts';

/** How long, and for how many, the server waits if clients send slowly or never finish. */
export interface Patience extends Pick<ConnectionLimits, 'mostUnanswered'> {
  /** How long a request may take to arrive whole. */
  requestMs: number;
  /** How long its headers may take. Node swaps the two values if this one is longer, as its default is. */
  headersMs: number;
  /** How long a connection stays open after a response. */
  idleMs: number;
  /** How often Node checks them. */
  checkEveryMs: number;
}

/** A browser easily opens a new connection. A proxy keeps its connections, and may send a request just when we close one. */
const [IDLE_MS, IDLE_PROXY_MS] = [10_000, 75_000];

/** How long this server waits. */
export const patienceFor = (trust: Trust | undefined): Patience => ({
  requestMs: 30_000,
  headersMs: 15_000,
  idleMs: trust ? IDLE_PROXY_MS : IDLE_MS,
  checkEveryMs: 5_000,
  mostUnanswered: 4_000,
});
