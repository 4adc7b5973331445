import { DatabaseError } from 'pg';
import type { App } from '#platform/app.ts';
import { stepOf } from './health.ts';
import type { SendRules } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';
import type { Outcome } from './outcome.ts';
import { type FailingTarget, settle } from './settle.ts';
import { watchTarget } from './watch.ts';

/** The target of a delivery was deleted while its request ran, and the delivery with it. */
const GONE = '23503';

/** Writes outcomes, with what follows from them, in one transaction. */
const settleWithin = <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
  outcomes: readonly Outcome<Held>[],
): Promise<FailingTarget[]> => {
  const followed = outcomes.filter((outcome) => kind.isFollowed(outcome));
  if (followed.length === 0) return settle(app, kind, outcomes);
  return app.db.transaction().execute(async (tx) => {
    const failing = await settle(app, kind, outcomes, tx);
    await kind.follow(app, tx, followed);
    return failing;
  });
};

/** Acts on targets that failed: one that is gone or failed for days is turned off. */
const watchTargets = async <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
  { outcomes, failing }: { outcomes: readonly Outcome<Held>[]; failing: readonly FailingTarget[] },
): Promise<void> => {
  const gone = new Set(
    outcomes
      .filter(({ isGone, delivery }) => isGone && !delivery.isTrial)
      .map(({ delivery }) => delivery.targetId),
  );
  for (const id of gone) await watchTarget(app, kind, { id, isGone: true });
  const now = app.clock.now();
  for (const target of failing)
    if (!gone.has(target.id) && stepOf(kind.health, target, { now, isGone: false }) !== 'nothing')
      await watchTarget(app, kind, { id: target.id, isGone: false });
};

/** Writes outcomes, with what follows from them. */
export const settleAll = async <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
  outcomes: readonly Outcome<Held>[],
): Promise<void> => {
  const failing = await settleWithin(app, kind, outcomes);
  await watchTargets(app, kind, { outcomes, failing });
};

/** Writes one of some outcomes that could not be written together. One whose delivery is gone is dropped. */
const settleAlone = async <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
  outcome: Outcome<Held>,
): Promise<FailingTarget[]> => {
  try {
    return await settleWithin(app, kind, [outcome]);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === GONE) return [];
    throw error;
  }
};

/** An outcome, and who waits until it is written. */
export interface Waiting<Held extends HeldDelivery> {
  outcome: Outcome<Held>;
  done: PromiseWithResolvers<void>;
}

const rejectTo =
  ({ reject }: PromiseWithResolvers<void>) =>
  (error: unknown): FailingTarget[] => {
    reject(error);
    return [];
  };

/** Writes outcomes together, or each alone if one of them prevents that, so that the others are not sent again. */
export const settleBatch = async <Held extends HeldDelivery>(
  app: App,
  kind: SendRules<Held>,
  batch: readonly Waiting<Held>[],
): Promise<void> => {
  const outcomes = batch.map(({ outcome }) => outcome);
  const together = await settleWithin(app, kind, outcomes).catch((error: unknown) => {
    app.log.warn({ err: error, kind: kind.name }, 'outcomes are settled one by one');
    return null;
  });
  const failing = together ?? [];
  for (const { outcome, done } of together ? [] : batch)
    failing.push(...(await settleAlone(app, kind, outcome).catch(rejectTo(done))));
  await watchTargets(app, kind, { outcomes, failing });
  for (const { done } of batch) done.resolve();
};
