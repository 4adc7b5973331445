import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { addressBlock } from '#platform/http/address-block.ts';
import { UnderWay } from '#platform/http/under-way.ts';
import { signedIn, type AddRoutes } from '#slices/accounts/index.ts';
import { openCheckout } from './commands/checkout.ts';
import { openPortal } from './commands/portal.ts';
import { keepEvent, verifyEvent } from './commands/receive-event.ts';
import { takePage } from './page-limit.ts';
import { billingOf } from './queries.ts';
import { SOLD_TIERS, type SoldTier } from './rules.ts';
import { requireBilling } from './stripe.ts';
import { askStripe } from './stripe-fault.ts';
import { refusal } from '../reasons.ts';

/** Stripe's events have a few kilobytes, or a few hundred for invoices with many lines. */
const MOST_EVENT_BYTES = 512_000;

/** Concurrent events. Stripe sends an event again if we refuse it. */
const MOST_EVENTS = { most: 16, mostOfOne: 4 };

const checkoutInput = z.object({ tier: z.enum(SOLD_TIERS) });

const parseTier = ({ body }: FastifyRequest): SoldTier => {
  const parsed = checkoutInput.safeParse(body);
  if (parsed.success) return parsed.data.tier;
  throw refusal('BAD_USER_INPUT', 'PLAN_TIER_UNKNOWN', {
    choices: SOLD_TIERS.join(', '),
    field: 'tier',
  });
};

/** The routes for the plan of the signed-in user. */
export const billingRoutes: AddRoutes = (plan, app) => {
  plan.get('/billing', async (request) => {
    const billing = await requireBilling(app);
    const { account } = await signedIn(app, request);
    return billingOf(app, billing, account.id);
  });

  plan.post('/billing/checkout', async (request) => {
    const billing = await requireBilling(app);
    const { account } = await signedIn(app, request);
    const tier = parseTier(request);
    await takePage(app, account.id);
    const open = () => openCheckout(app, billing, { userId: account.id, tier });
    return { url: await askStripe(app, billing, open) };
  });

  plan.post('/billing/portal', async (request) => {
    const billing = await requireBilling(app);
    const { account } = await signedIn(app, request);
    await takePage(app, account.id);
    return { url: await askStripe(app, billing, () => openPortal(app, billing, account.id)) };
  });
};

const signatureOf = ({ headers }: FastifyRequest): string => {
  const signature = headers['stripe-signature'];
  return typeof signature === 'string' ? signature : '';
};

/** `POST /billing/stripe`: Stripe's events. An event is stored before the response 200. After any other response Stripe sends it again. */
export const stripeRoutes = (server: FastifyInstance, app: App): void => {
  void server.register(async (hook) => {
    const events = new UnderWay(MOST_EVENTS);
    hook.removeAllContentTypeParsers();
    // We know the sender only after checking the signature, which needs the whole body. Until then we hold few bodies, and fewer per
    // address.
    hook.addHook('onRequest', async (request, reply) => {
      await requireBilling(app);
      events.begin({ owners: [addressBlock(request.ip)] }, reply.raw);
    });
    // The signature covers the bytes as they were sent.
    hook.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    hook.post<{ Body: Buffer }>('/billing/stripe', async (request) => {
      const billing = await requireBilling(app);
      const body = request.body ?? Buffer.alloc(0);
      const event = verifyEvent(app, billing, { body, signature: signatureOf(request) });
      await app.db.transaction().execute((tx) => keepEvent(app, tx, event));
      return { received: true };
    });
  });
};
