import type { ServerResponse } from 'node:http';
import { refusal } from '#platform/reasons.ts';

/** The limits of one kind of work in this process. */
export interface UnderWayLimits {
  /** How many at once. */
  most: number;
  /** The most at once per account or address. */
  mostOfOne: number;
  /** The most bytes of all of them in memory; no limit by default. */
  mostBytes?: number;
}

/** One piece of work. */
export interface Work {
  /** The accounts and addresses that it counts for. */
  owners: readonly string[];
  /** The bytes it may need. */
  bytes?: number;
}

const RETRY_AFTER_S = 10;
const WAIT = { retryAfterSeconds: RETRY_AFTER_S };

/** Counts work that holds memory while it runs. Beyond the limits it is refused at once and not queued. */
export class UnderWay {
  readonly #limits: UnderWayLimits;
  readonly #byOwner = new Map<string, number>();
  #count = 0;
  #bytes = 0;

  constructor(limits: UnderWayLimits) {
    this.#limits = limits;
  }

  /**
   * Begins a piece of work, which ends with the response to its request.
   * @throws Refusal RATE_LIMITED if an owner has too many, UNAVAILABLE if all together have
   */
  begin({ owners, bytes = 0 }: Work, response: ServerResponse): void {
    this.#refuseTooMuch(owners, bytes);
    this.#add({ owners, bytes }, 1);
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.#add({ owners, bytes }, -1);
      isOver = true;
    };
    // A request within the process has no connection that closes.
    response.once('finish', end);
    response.once('close', end);
  }

  #refuseTooMuch(owners: readonly string[], bytes: number): void {
    const { most, mostOfOne, mostBytes = Infinity } = this.#limits;
    if (owners.some((owner) => (this.#byOwner.get(owner) ?? 0) >= mostOfOne)) {
      throw refusal('RATE_LIMITED', 'STILL_UNDER_WAY', WAIT);
    }
    if (this.#count < most && this.#bytes + bytes <= mostBytes) return;
    throw refusal('UNAVAILABLE', 'SERVER_BUSY', WAIT);
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
