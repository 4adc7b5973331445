import type { ServerResponse } from 'node:http';
import { refusal } from '#platform/errors.ts';

/** How much work of one kind may be under way in this process. */
export interface UnderWayLimits {
  /** How many at once. */
  most: number;
  /** How many at once of one account or address. */
  mostOfOne: number;
  /** What all of them may hold in memory; no limit unless said. */
  mostBytes?: number;
}

/** One piece of work. */
export interface Work {
  /** Accounts and addresses it counts for. */
  owners: readonly string[];
  /** What it may come to hold. */
  bytes?: number;
}

const RETRY_AFTER_S = 10;
const WAIT = { retryAfterSeconds: RETRY_AFTER_S };

/** Work that takes memory for as long as it goes on: counted, and refused at once beyond the limits rather than kept waiting. */
export class UnderWay {
  readonly #limits: UnderWayLimits;
  readonly #byOwner = new Map<string, number>();
  #count = 0;
  #bytes = 0;

  constructor(limits: UnderWayLimits) {
    this.#limits = limits;
  }

  /**
   * Begins a piece of work, which ends with the answer to its request.
   * @throws Refusal RATE_LIMITED when an owner has enough under way, UNAVAILABLE when all have.
   */
  begin({ owners, bytes = 0 }: Work, response: ServerResponse): void {
    this.#refuseTooMuch(owners, bytes);
    this.#add({ owners, bytes }, 1);
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.#add({ owners, bytes }, -1);
      isOver = true;
    };
    // A request that never left the process has no connection that closes.
    response.once('finish', end);
    response.once('close', end);
  }

  #refuseTooMuch(owners: readonly string[], bytes: number): void {
    const { most, mostOfOne, mostBytes = Infinity } = this.#limits;
    if (owners.some((owner) => (this.#byOwner.get(owner) ?? 0) >= mostOfOne)) {
      const message = 'What you asked for before is still under way. Try again when it is done.';
      throw refusal('RATE_LIMITED', message, WAIT);
    }
    if (this.#count < most && this.#bytes + bytes <= mostBytes) return;
    const message = `The server is busy with the same for others. Try again in ${RETRY_AFTER_S} seconds.`;
    throw refusal('UNAVAILABLE', message, WAIT);
  }

  #add({ owners, bytes }: Required<Work>, sign: 1 | -1): void {
    this.#count += sign;
    this.#bytes += sign * bytes;
    for (const owner of owners) {
      const count = (this.#byOwner.get(owner) ?? 0) + sign;
      if (count === 0) this.#byOwner.delete(owner);
      else this.#byOwner.set(owner, count);
    }
  }
}
