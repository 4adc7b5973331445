import type { App } from '#platform/app.ts';
import type { DeliveryState } from '../model.ts';
import type { ClaimedDelivery } from './claim.ts';
import { isReceived } from './fault.ts';
import type { Attempt } from './post.ts';
import { nextTry, pauseMs } from './retry.ts';

/** How a delivery stands after a worker had it. */
export interface Outcome {
  delivery: ClaimedDelivery;
  state: DeliveryState;
  dueAt: Date | null;
  tries: number;
  /** Null if nothing was sent. */
  attempt: Attempt | null;
  /** Until when the endpoint gets nothing. */
  closedUntil: Date | null;
  /** The receiver says that it is gone for good. */
  isGone: boolean;
}

const GONE = 410;

const unsent = (delivery: ClaimedDelivery, state: DeliveryState, dueAt: Date | null): Outcome => ({
  delivery,
  state,
  dueAt,
  tries: delivery.tries,
  attempt: null,
  closedUntil: null,
  isGone: false,
});

/** Its time is over, and nothing is sent. */
export const expired = (delivery: ClaimedDelivery): Outcome => unsent(delivery, 'EXPIRED', null);

/** The endpoint may not have it. */
export const skipped = (delivery: ClaimedDelivery): Outcome => unsent(delivery, 'SKIPPED', null);

/** It waits until a moment, as if nobody had claimed it. */
export const released = (delivery: ClaimedDelivery, until: Date): Outcome =>
  unsent(delivery, 'WAITING', until);

/** Decides what follows from a request. */
export const outcomeOf = (app: App, delivery: ClaimedDelivery, attempt: Attempt): Outcome => {
  const { status, fault, askedMs } = attempt;
  const tries = delivery.tries + 1;
  const after = { delivery, tries, attempt, closedUntil: null, isGone: false };
  if (isReceived(status, fault)) return { ...after, state: 'DELIVERED', dueAt: null };
  if (status === GONE) return { ...after, state: 'FAILED', dueAt: null, isGone: true };
  const now = app.clock.now();
  const { kind, expiresAt } = delivery;
  const isTrial = kind !== 'EVENT';
  const dueAt = nextTry({ isTrial, tries, now, expiresAt, askedMs, random: Math.random() });
  const closedMs = isTrial ? 0 : pauseMs(status, askedMs);
  return {
    ...after,
    state: dueAt ? 'WAITING' : 'FAILED',
    dueAt,
    closedUntil: closedMs > 0 ? new Date(now.getTime() + closedMs) : null,
  };
};
