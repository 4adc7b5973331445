import type { App } from '#platform/app.ts';
import { noteFailures } from '../endpoint/commands/note-failures.ts';
import { noteAnswer } from '../endpoint/commands/note-answer.ts';
import { stepOf } from '../rules/health.ts';
import type { Outcome } from './outcome.ts';
import { settle } from './settle.ts';

/** Writes outcomes, many in one commit if they come faster than it takes. */
export interface Settler {
  /** Resolves when it is committed. */
  add(outcome: Outcome): Promise<void>;
}

const MOST_AT_ONCE = 500;

/** What follows beside the log: an endpoint that answered its ping opens, and one that is gone or failed for days closes. */
const follow = async (app: App, outcomes: readonly Outcome[]): Promise<void> => {
  const failing = await settle(app, outcomes);
  for (const { delivery, state, attempt, isGone } of outcomes) {
    const { kind, endpoint } = delivery;
    if (kind === 'PING' && state === 'DELIVERED' && attempt)
      await noteAnswer(app, { id: endpoint.id, url: endpoint.url, at: attempt.beganAt });
    if (isGone) await noteFailures(app, endpoint.id, 'GONE');
  }
  const now = app.clock.now();
  for (const endpoint of failing)
    if (stepOf(endpoint, now) !== 'nothing') await noteFailures(app, endpoint.id, 'FAILING');
};

export const createSettler = (app: App): Settler => {
  let waiting: { outcome: Outcome; done: PromiseWithResolvers<void> }[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await follow(
          app,
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
