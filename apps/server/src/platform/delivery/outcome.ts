import type { App } from '#platform/app.ts';
import type { Attempt } from './attempt.ts';
import { isReceived } from './fault.ts';
import type { SendRules } from './deliveries.ts';
import type { DeliveryState, HeldDelivery } from './model.ts';
import { nextTry, pauseMs } from './schedule.ts';

/** How a delivery stands after a worker had it. */
export interface Outcome<Held extends HeldDelivery = HeldDelivery> {
  delivery: Held;
  state: DeliveryState;
  dueAt: Date | null;
  tries: number;
  /** Null if nothing was sent. */
  attempt: Attempt | null;
  /** Until when its target gets nothing. */
  closedUntil: Date | null;
  /** The target says that it is gone for good. */
  isGone: boolean;
}

/** How a delivery stands that was not sent. */
export const unsent = <Held extends HeldDelivery>(
  delivery: Held,
  state: DeliveryState,
  dueAt: Date | null = null,
): Outcome<Held> => ({
  delivery,
  state,
  dueAt,
  tries: delivery.tries,
  attempt: null,
  closedUntil: null,
  isGone: false,
});

/** It waits until a moment, as if nobody had claimed it. */
export const released = <Held extends HeldDelivery>(delivery: Held, until: Date): Outcome<Held> =>
  unsent(delivery, 'WAITING', until);

/** Decides what follows from a request. */
export const outcomeOf = <Held extends HeldDelivery>(
  app: App,
  { health, schedule, trialSchedule = schedule }: SendRules<Held>,
  delivery: Held,
  attempt: Attempt,
): Outcome<Held> => {
  const { status, fault, askedMs } = attempt;
  const tries = delivery.tries + 1;
  const isGone = status !== null && health.goneStatuses.includes(status);
  const after = { delivery, tries, attempt, closedUntil: null, isGone };
  if (isReceived(status, fault)) return { ...after, state: 'DELIVERED', dueAt: null };
  if (isGone && health.goneAfter === 1) return { ...after, state: 'FAILED', dueAt: null };
  const now = app.clock.now();
  const { isTrial, expiresAt } = delivery;
  const failed = { tries, now, expiresAt, askedMs, random: Math.random() };
  // Somebody waits for the outcome of a trial, and an address that is forbidden stays so.
  const isHopeless = isTrial && fault === 'FORBIDDEN';
  const dueAt = isHopeless ? null : nextTry(isTrial ? trialSchedule : schedule, failed);
  const closedMs = isTrial ? 0 : pauseMs(status, askedMs);
  return {
    ...after,
    state: dueAt ? 'WAITING' : 'FAILED',
    dueAt,
    closedUntil: closedMs > 0 ? new Date(now.getTime() + closedMs) : null,
  };
};
