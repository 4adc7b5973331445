import { createGate, type Gate } from '#platform/gate.ts';

/** How politely one host is asked. */
export interface PaceLimits {
  atOnce: number;
  /** Least milliseconds between the beginnings of two requests. */
  everyMs: number;
}

interface Turn {
  gate: Gate;
  nextAt: number;
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Lets requests to one host pass a few at a time, with a pause between them. How many wait is limited where they come in. */
export class Pace {
  readonly #limits: PaceLimits;
  readonly #turns = new Map<string, Turn>();

  constructor(limits: PaceLimits) {
    this.#limits = limits;
  }

  pass<T>(host: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#turnOf(host);
    return turn.gate.pass(async () => {
      const now = performance.now();
      const at = Math.max(now, turn.nextAt);
      turn.nextAt = at + this.#limits.everyMs;
      if (at > now) await pause(at - now);
      return work();
    });
  }

  /** There are only as many as there are hosts that may be asked. */
  #turnOf(host: string): Turn {
    const known = this.#turns.get(host);
    if (known) return known;
    const turn = { gate: createGate({ running: this.#limits.atOnce }), nextAt: 0 };
    this.#turns.set(host, turn);
    return turn;
  }
}
