import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { PROCESS_EVENT_JOB } from '../job-name.ts';
import { isOfSubscriptions } from '../rules.ts';
import type { Billing } from '../stripe.ts';
import { refusal } from '../../reasons.ts';
import type { Refusal } from '#platform/errors.ts';

/** The part of an event that we read: whose it is. The rest depends on the API version of the endpoint, and may be out of date. */
const eventSchema = z.object({
  id: z.string().startsWith('evt_').max(255),
  type: z.string().max(255),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string().max(255).nullish(),
      customer: z.union([z.string().max(255), z.object({ id: z.string().max(255) })]).nullish(),
    }),
  }),
});

export type StripeEvent = z.infer<typeof eventSchema>;

/** Stripe's own tolerance for different clocks and slow deliveries. */
const TOLERANCE_SECONDS = 300;

const refuse = (app: App, refused: Refusal): never => {
  app.log.warn({ reason: refused.message }, 'an event of Stripe was refused');
  throw refused;
};

/**
 * Reads an event that Stripe signed.
 * @throws Refusal `BAD_USER_INPUT` if the signature is wrong or old, or the event is of the other mode
 */
export const verifyEvent = (
  app: App,
  { stripe, webhookSecret, isLive }: Billing,
  { body, signature }: { body: Buffer; signature: string },
): StripeEvent => {
  let content: unknown;
  try {
    content = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      app.clock.nowMs(),
    );
  } catch (error) {
    const isSignature = error instanceof stripe.errors.StripeSignatureVerificationError;
    const reason = isSignature ? 'STRIPE_SIGNATURE_WRONG' : 'STRIPE_EVENT_INVALID';
    return refuse(app, refusal('BAD_USER_INPUT', reason));
  }
  const parsed = eventSchema.safeParse(content);
  if (!parsed.success) return refuse(app, refusal('BAD_USER_INPUT', 'STRIPE_EVENT_INVALID'));
  if (parsed.data.livemode !== isLive) {
    const mode = isLive ? 'live' : 'test';
    return refuse(app, refusal('BAD_USER_INPUT', 'STRIPE_MODE_WRONG', { mode }));
  }
  return parsed.data;
};

const customerIdOf = ({ type, data: { object } }: StripeEvent): string | null | undefined => {
  if (type === 'customer.deleted') return object.id;
  return typeof object.customer === 'object' ? object.customer?.id : object.customer;
};

/**
 * Stores an event and queues its processing in one transaction. It ignores events that are stored already, and those that do not concern
 * subscriptions.
 */
export const keepEvent = async (app: App, tx: Tx, event: StripeEvent): Promise<void> => {
  const { id, type, created } = event;
  const customerId = customerIdOf(event);
  if (!customerId || !isOfSubscriptions(type)) return;
  const kept = await tx
    .insertInto('access.stripe_event')
    .values({
      id,
      type,
      customer_id: customerId,
      created_at: new Date(created * 1000),
      received_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) await app.jobs.enqueue(tx, PROCESS_EVENT_JOB, { eventId: id });
};
