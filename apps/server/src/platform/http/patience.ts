import type { Trust } from './client-address.ts';
import type { ConnectionLimits } from './connection.ts';

/** How long those are waited for who send slowly, or never finish, and how many of them. */
export interface Patience extends Pick<ConnectionLimits, 'mostUnanswered'> {
  /** How long a request may take to arrive whole. */
  requestMs: number;
  /** How long its headers may take. Node swaps the two where this one is the longer, as its default is. */
  headersMs: number;
  /** How long a connection stays open after an answer. */
  idleMs: number;
  /** How often Node looks after them. */
  checkEveryMs: number;
}

/** A browser makes a new connection at no cost. A proxy keeps its own for later, and may send just when we end one. */
const [IDLE_MS, IDLE_PROXY_MS] = [10_000, 75_000];

/** How long this server waits. */
export const patienceFor = (trust: Trust | undefined): Patience => ({
  requestMs: 30_000,
  headersMs: 15_000,
  idleMs: trust ? IDLE_PROXY_MS : IDLE_MS,
  checkEveryMs: 5_000,
  mostUnanswered: 4_000,
});
