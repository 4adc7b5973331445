import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { listen, type Tx } from '#platform/database/index.ts';
import { defineWorker } from '#platform/queue/index.ts';
import type { Worker } from '#platform/slice.ts';
import { claimInTurn, FIRST_TARGET } from './claim.ts';
import { claimTrials } from './claim-trials.ts';
import { deliver } from './deliver.ts';
import type { Deliveries } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';
import { createSettler, type Settler } from './settler.ts';

const MOST_TRIALS = 16;
/** How long it waits at most while requests run, before it looks whether others are due. */
const LOOK_MS = 50;
const POLL_MS = 1_000;
/** How long requests may still run when the worker stops. */
const GRACE_MS = 5_000;

/** What one worker is doing. */
class Sending<Held extends HeldDelivery> {
  readonly #app: App;
  readonly #kind: Deliveries<Held>;
  readonly #settler: Settler<Held>;
  readonly #abort = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #inTurn = 0;
  #trials = 0;
  #cursor = FIRST_TARGET;
  /** Called when a request has ended. */
  #onEnd = (): void => {};

  constructor(app: App, kind: Deliveries<Held>) {
    this.#app = app;
    this.#kind = kind;
    this.#settler = createSettler(app, kind);
  }

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** Claims as much as it may still send, and begins to. @returns how many */
  async claim(): Promise<number> {
    const trials = await this.#claimTrials();
    return trials + (await this.#claimInTurn());
  }

  /**
   * Resolves when a quarter of the requests that run now have ended, or after so many milliseconds. A claim looks at all targets, so it
   * costs little for each delivery only if it takes many.
   */
  async someEnd(ms: number): Promise<void> {
    if (this.isIdle) return;
    const enough = Math.floor(this.#running.size * 0.75);
    const done = Promise.withResolvers<void>();
    const timer = setTimeout(done.resolve, ms);
    this.#onEnd = () => {
      if (this.#running.size <= enough) done.resolve();
    };
    await done.promise;
    clearTimeout(timer);
    this.#onEnd = () => {};
  }

  /** Lets requests end, aborts those that take long, and releases what was aborted. */
  async end(): Promise<void> {
    const timer = setTimeout(() => this.#abort.abort(), GRACE_MS);
    await Promise.all(this.#running);
    clearTimeout(timer);
  }

  async #claimTrials(): Promise<number> {
    const claimed = await claimTrials(this.#app, this.#kind, MOST_TRIALS - this.#trials);
    this.#trials += claimed.length;
    for (const one of claimed) this.#start(one, () => (this.#trials -= 1));
    return claimed.length;
  }

  /** Goes on after the target that came last, and once more from the first if it came to the end. */
  async #claimInTurn(): Promise<number> {
    const { mostAtOnce } = this.#kind.claim;
    let rounds = this.#cursor === FIRST_TARGET ? 1 : 2;
    let total = 0;
    while (rounds > 0 && this.#inTurn < mostAtOnce) {
      const place = { limit: mostAtOnce - this.#inTurn, cursor: this.#cursor };
      const { claimed, cursor } = await claimInTurn(this.#app, this.#kind, place);
      if (cursor === null) rounds -= 1;
      this.#cursor = cursor ?? FIRST_TARGET;
      this.#inTurn += claimed.length;
      total += claimed.length;
      for (const one of claimed) this.#start(one, () => (this.#inTurn -= 1));
    }
    return total;
  }

  #start(delivery: Held, onEnd: () => void): void {
    const run = async (): Promise<void> => {
      try {
        const outcome = await deliver(this.#app, this.#kind, delivery, this.#abort.signal);
        await this.#settler.add(outcome);
      } catch (error) {
        // Its lease ends, and it is sent again.
        const which = { kind: this.#kind.name, delivery: delivery.id };
        this.#app.log.error({ err: error, ...which }, 'a delivery could not be settled');
      } finally {
        onEnd();
      }
    };
    const running = run().finally(() => {
      this.#running.delete(running);
      this.#onEnd();
    });
    this.#running.add(running);
  }
}

/** Sends what is due and may be sent now, until that is nothing and everything is settled, or the signal is aborted. */
export const sendDue = async <Held extends HeldDelivery>(
  app: App,
  kind: Deliveries<Held>,
  signal?: AbortSignal,
): Promise<void> => {
  const sending = new Sending(app, kind);
  try {
    while (!signal?.aborted) {
      const wasIdle = sending.isIdle;
      const claimed = await sending.claim();
      if (wasIdle && claimed === 0) return;
      await sending.someEnd(LOOK_MS);
    }
  } finally {
    await sending.end();
  }
};

/** Lets workers of all processes look for deliveries when this transaction commits. */
export const ringSenders = async (
  tx: Tx,
  { channel }: Pick<Deliveries<HeldDelivery>, 'channel'>,
): Promise<void> => {
  await sql`select pg_notify(${channel}, '')`.execute(tx);
};

/** The worker that sends deliveries of a kind. It is rung when a transaction of any process that added some commits. */
export const defineSender = <Held extends HeldDelivery>(
  kind: Deliveries<Held>,
  pollMs = POLL_MS,
): Worker =>
  defineWorker({
    name: kind.name,
    work: (app, signal) => sendDue(app, kind, signal),
    pollMs,
    wake: (app, ring) => listen(app.database, kind.channel, ring),
  });
