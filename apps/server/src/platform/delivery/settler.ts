import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import type { SendRules } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';
import type { Outcome } from './outcome.ts';
import { settleBatch, type Waiting } from './settle-batch.ts';

/** Writes outcomes, many in one commit if they come faster than it takes. */
export interface Settler<Held extends HeldDelivery> {
  /** Resolves when it is committed. */
  add(outcome: Outcome<Held>): Promise<void>;
}

const MOST_AT_ONCE = 500;
/** How long it gathers before it writes: a commit of many costs little more than a commit of one. */
const GATHER_MS = 5;

export const createSettler = <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
): Settler<Held> => {
  let waiting: Waiting<Held>[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await delay(GATHER_MS);
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await settleBatch(app, kind, batch).catch((error: unknown) => {
        for (const { done } of batch) done.reject(error);
      });
    }
    running = undefined;
  };
  return {
    add: (outcome) => {
      const done = Promise.withResolvers<void>();
      waiting.push({ outcome, done });
      running ??= run();
      return done.promise;
    },
  };
};
