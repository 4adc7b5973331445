import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import { listen } from '#platform/database/index.ts';
import { defineWorker } from '#platform/queue/index.ts';
import { DELIVERIES_CHANNEL } from '../event/emit.ts';
import { claimEvents, claimTrials, type ClaimedDelivery } from './claim.ts';
import { deliver } from './deliver.ts';
import { createSettler, type Settler } from './settler.ts';

/** Requests of one worker at the same time. */
const MOST_EVENTS = 256;
const MOST_TRIALS = 16;
/** How long it waits while requests run, before it looks whether others are due. */
const LOOK_MS = 100;
const POLL_MS = 1_000;
/** How long requests may still run when the worker stops. */
const GRACE_MS = 5_000;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** What one worker is doing. */
class Sending {
  readonly #app: App;
  readonly #settler: Settler;
  readonly #abort = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #events = 0;
  #trials = 0;
  #cursor = BEFORE_ALL;

  constructor(app: App) {
    this.#app = app;
    this.#settler = createSettler(app);
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** Claims as much as it may still send, and begins to. @returns how many */
  async claim(): Promise<number> {
    const trials = await this.#claimTrials();
    return trials + (await this.#claimEvents());
  }

  /** Resolves when one request has ended, or after so many milliseconds. */
  async oneEnds(ms: number): Promise<void> {
    await Promise.race([...this.#running, delay(ms)]);
  }

  /** Lets requests end, aborts those that take long, and releases what was aborted. */
  async end(): Promise<void> {
    const timer = setTimeout(() => this.#abort.abort(), GRACE_MS);
    await Promise.all(this.#running);
    clearTimeout(timer);
  }

  async #claimTrials(): Promise<number> {
    const limit = MOST_TRIALS - this.#trials;
    const claimed = limit > 0 ? await claimTrials(this.#app, limit) : [];
    this.#trials += claimed.length;
    for (const one of claimed) this.#start(one, () => (this.#trials -= 1));
    return claimed.length;
  }

  /** Goes on after the endpoint that came last, and begins again where it has come to the end. */
  async #claimEvents(): Promise<number> {
    const limit = MOST_EVENTS - this.#events;
    if (limit <= 0) return 0;
    let claimed = await claimEvents(this.#app, { limit, cursor: this.#cursor });
    if (claimed.length === 0 && this.#cursor !== BEFORE_ALL) {
      this.#cursor = BEFORE_ALL;
      claimed = await claimEvents(this.#app, { limit, cursor: BEFORE_ALL });
    }
    this.#cursor = claimed.at(-1)?.endpoint.id ?? this.#cursor;
    this.#events += claimed.length;
    for (const one of claimed) this.#start(one, () => (this.#events -= 1));
    return claimed.length;
  }

  #start(delivery: ClaimedDelivery, onEnd: () => void): void {
    const run = async (): Promise<void> => {
      try {
        await this.#settler.add(await deliver(this.#app, delivery, this.#abort.signal));
      } catch (error) {
        // Its lease ends, and it is sent again.
        this.#app.log.error(
          { err: error, delivery: delivery.id },
          'a webhook could not be settled',
        );
      } finally {
        onEnd();
      }
    };
    const running = run().finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}

/** Sends what is due and may be sent now, until that is nothing and everything is settled, or the signal is aborted. */
export const sendWebhooks = async (app: App, signal?: AbortSignal): Promise<void> => {
  const sending = new Sending(app);
  try {
    while (!signal?.aborted) {
      const claimed = await sending.claim();
      if (claimed > 0) continue;
      if (sending.isIdle) return;
      await sending.oneEnds(LOOK_MS);
    }
  } finally {
    await sending.end();
  }
};

export const webhookSender = defineWorker({
  name: 'webhooks',
  work: sendWebhooks,
  pollMs: POLL_MS,
  wake: (app, ring) => listen(app.database, DELIVERIES_CHANNEL, ring),
});
