import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import { stepOf } from './health.ts';
import type { SendRules } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';
import type { Outcome } from './outcome.ts';
import { settle } from './settle.ts';
import { watchTarget } from './watch.ts';

/** Writes outcomes, many in one commit if they come faster than it takes. */
export interface Settler<Held extends HeldDelivery> {
  /** Resolves when it is committed. */
  add(outcome: Outcome<Held>): Promise<void>;
}

const MOST_AT_ONCE = 500;
/** How long it gathers before it writes: a commit of many costs little more than a commit of one. */
const GATHER_MS = 5;

/** Writes outcomes, with what follows: a target that is gone or failed for days is turned off. */
export const settleAll = async <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
  outcomes: readonly Outcome<Held>[],
): Promise<void> => {
  const failing = await settle(app, kind, outcomes);
  await kind.follow(app, outcomes);
  const gone = new Set(
    outcomes.filter(({ isGone }) => isGone).map(({ delivery }) => delivery.targetId),
  );
  for (const id of gone) await watchTarget(app, kind, { id, isGone: true });
  const now = app.clock.now();
  for (const target of failing)
    if (!gone.has(target.id) && stepOf(kind.health, target, { now, isGone: false }) !== 'nothing')
      await watchTarget(app, kind, { id: target.id, isGone: false });
};

export const createSettler = <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
): Settler<Held> => {
  let waiting: { outcome: Outcome<Held>; done: PromiseWithResolvers<void> }[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      await delay(GATHER_MS);
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await settleAll(
          app,
          kind,
          batch.map(({ outcome }) => outcome),
        );
        for (const { done } of batch) done.resolve();
      } catch (error) {
        for (const { done } of batch) done.reject(error);
      }
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
