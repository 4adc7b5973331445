import type { App } from '#platform/app.ts';
import { attempt, failedByUs } from './attempt.ts';
import type { Deliveries, SendRules } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';
import { outcomeOf, released, unsent, type Outcome } from './outcome.ts';

/** Sends a delivery. A bug of ours counts as a try, so that it is not tried for ever. */
export const sendNow = async <Held extends HeldDelivery>(
  app: App,
  rules: SendRules<Held>,
  delivery: Held,
  signal?: AbortSignal,
): Promise<Outcome<Held>> => {
  const beganAt = app.clock.now();
  try {
    const request = await rules.requestOf(app, delivery, beganAt);
    return outcomeOf(app, rules, delivery, await attempt(app, request, { beganAt, signal }));
  } catch (error) {
    if (signal?.aborted) return released(delivery, app.clock.now());
    const which = { kind: rules.name, delivery: delivery.id };
    app.log.error({ err: error, ...which }, 'a delivery could not be sent');
    return outcomeOf(app, rules, delivery, failedByUs(beganAt));
  }
};

/** Sends a delivery that was claimed, if it may be sent. */
export const deliver = async <Held extends HeldDelivery>(
  app: App,
  kind: Deliveries<Held>,
  delivery: Held,
  signal?: AbortSignal,
): Promise<Outcome<Held>> => {
  if (delivery.expiresAt <= app.clock.now()) return unsent(delivery, 'EXPIRED');
  const admission = await kind.admit(app, delivery);
  if (admission === 'skip') return unsent(delivery, 'SKIPPED');
  if (admission !== 'send') return released(delivery, admission.waitUntil);
  return sendNow(app, kind, delivery, signal);
};
