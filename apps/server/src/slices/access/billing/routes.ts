import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { openCheckout } from './commands/checkout.ts';
import { openPortal } from './commands/portal.ts';
import { keepEvent, verifyEvent } from './commands/receive-event.ts';
import { billingOf } from './queries.ts';
import { SOLD_TIERS, type SoldTier } from './rules.ts';
import { accountOfBearer, type AccountOf } from './signed-in.ts';
import { requireBilling } from './stripe.ts';
import { askStripe } from './stripe-fault.ts';

/** Stripe's events are a few kilobytes; those of invoices with many lines some hundred. */
const MOST_EVENT_BYTES = 512_000;

const checkoutInput = z.object({ tier: z.enum(SOLD_TIERS) });

const parseTier = ({ body }: FastifyRequest): SoldTier => {
  const parsed = checkoutInput.safeParse(body);
  if (parsed.success) return parsed.data.tier;
  throw refusal('BAD_USER_INPUT', `Send {"tier": …}, one of ${SOLD_TIERS.join(', ')}.`);
};

/** What people do about their plan. The server they are added to has the defences of routes with a session. */
export const planRoutes = (server: FastifyInstance, app: App, accountOf: AccountOf): void => {
  server.get('/billing', async (request, reply) => {
    const billing = await requireBilling(app);
    const { userId } = await accountOf(app, request);
    return reply.header('cache-control', 'no-store').send(await billingOf(app, billing, userId));
  });

  server.post('/billing/checkout', async (request) => {
    const billing = await requireBilling(app);
    const { userId } = await accountOf(app, request);
    const tier = parseTier(request);
    const open = () => openCheckout(app, billing, { userId, tier });
    return { url: await askStripe(app, billing, open) };
  });

  server.post('/billing/portal', async (request) => {
    const billing = await requireBilling(app);
    const { userId } = await accountOf(app, request);
    return { url: await askStripe(app, billing, () => openPortal(app, billing, userId)) };
  });
};

const signatureOf = ({ headers }: FastifyRequest): string => {
  const signature = headers['stripe-signature'];
  return typeof signature === 'string' ? signature : '';
};

/** `POST /billing/stripe`: what Stripe tells. It is kept before the 200; whatever else is answered, Stripe sends it again. */
const webhookRoute = (server: FastifyInstance, app: App): void => {
  void server.register(async (hook) => {
    hook.removeAllContentTypeParsers();
    // The signature is of the bytes as they were sent.
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

/** The routes of billing. */
export const billingRoutes = (server: FastifyInstance, app: App): void => {
  webhookRoute(server, app);
  planRoutes(server, app, accountOfBearer);
};
