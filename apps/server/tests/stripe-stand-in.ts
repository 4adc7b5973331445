import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const SECRET_KEY = 'sk_test_standIn';
const WEBHOOK_SECRET = 'whsec_standIn';

/** A request that the stand-in got. */
interface Taken {
  method: string;
  path: string;
  params: Record<string, string>;
  idempotencyKey: string | undefined;
}

interface Answered {
  status: number;
  body: any;
}

/** An object of Stripe's API, with only what the program may use. */
type Stored = Record<string, any>;

const idOf = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
const list = (data: Stored[], hasMore = false) => ({ object: 'list', data, has_more: hasMore });

const fault = (status: number, error: object): Answered => ({ status, body: { error } });
const missing = (what: string, param: string): Answered =>
  fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
    param,
  });

/**
 * A stand-in for Stripe: its API as far as billing uses it (key, form encoding, idempotency, paging, errors), and its webhooks, signed by
 * its real scheme.
 */
export class StripeStandIn {
  readonly customers = new Map<string, Stored>();
  readonly subscriptions = new Map<string, Stored>();
  readonly sessions: Stored[] = [];
  readonly prices = new Map<string, Stored>();
  readonly taken: Taken[] = [];
  /** How many of the next requests get a 500. */
  failures = 0;
  /** What the next list of subscriptions waits for after it was read. */
  #hold: { reach(): void; released: Promise<void> } | undefined;
  readonly #answers = new Map<string, { request: string; answer: Answered }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  url = '';

  static async start(): Promise<StripeStandIn> {
    const stripe = new StripeStandIn();
    stripe.#server.listen(0, '127.0.0.1');
    await once(stripe.#server, 'listening');
    stripe.url = `http://127.0.0.1:${(stripe.#server.address() as AddressInfo).port}`;
    stripe.#price('price_indie', 999);
    stripe.#price('price_indieOld', 799);
    stripe.#price('price_commercial', 2999);
    return stripe;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Settings of a program that uses it. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_INDIE: 'price_indie, price_indieOld',
      STRIPE_PRICE_COMMERCIAL: 'price_commercial',
      STRIPE_API_URL: this.url,
    };
  }

  /** Creates a subscription. */
  subscribe(customer: string, price: string, periodEnds: Date): Stored {
    const subscription = {
      id: idOf('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      created: 1_700_000_000,
      cancel_at: null,
      cancel_at_period_end: false,
      items: list([
        {
          id: idOf('si'),
          object: 'subscription_item',
          price: { id: price, object: 'price' },
          current_period_end: periodEnds.getTime() / 1000,
        },
      ]),
    };
    this.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  /** Delays the next list of subscriptions. It then has the state of when it was requested. */
  holdNextList(): { reached: Promise<void>; release(): void } {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.#hold = { reach: reached.resolve, released: released.promise };
    return { reached: reached.promise, release: released.resolve };
  }

  /** An event as Stripe sends it: with the object as it was when the event was created. */
  event(type: string, object: Stored, more: Stored = {}): Stored {
    const event = {
      id: idOf('evt'),
      object: 'event',
      type,
      api_version: '2020-08-27',
      created: 1_768_478_400,
      livemode: false,
      data: { object: { ...object } },
      ...more,
    };
    return event;
  }

  #price(id: string, amount: number): void {
    const recurring = { interval: 'month', interval_count: 1 };
    this.prices.set(id, { id, active: true, unit_amount: amount, currency: 'usd', recurring });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#answer(request);
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': idOf('req'),
      'stripe-should-retry': 'false',
    });
    response.end(JSON.stringify(body));
  }

  async #answer(request: IncomingMessage): Promise<Answered> {
    const url = new URL(request.url ?? '/', this.url);
    const { method = 'GET', headers } = request;
    const body = await text(request);
    const params = Object.fromEntries(
      method === 'POST' ? new URLSearchParams(body) : url.searchParams,
    );
    const key = headers['idempotency-key'] as string | undefined;
    this.taken.push({ method, path: url.pathname, params, idempotencyKey: key });
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    if (this.failures > 0) {
      this.failures -= 1;
      return fault(500, { type: 'api_error', message: 'An unknown error occurred' });
    }
    if (method !== 'POST') return this.#read(method, url.pathname, params);
    const type = headers['content-type'];
    if (body && type !== 'application/x-www-form-urlencoded') {
      return fault(400, { type: 'invalid_request_error', message: `Invalid type ${type}` });
    }
    return this.#once(key, `${url.pathname}?${body}`, () =>
      this.#act(method, url.pathname, params),
    );
  }

  async #read(method: string, path: string, params: Record<string, string>): Promise<Answered> {
    const answer = this.#act(method, path, params);
    const hold = path === '/v1/subscriptions' ? this.#hold : undefined;
    if (hold) {
      this.#hold = undefined;
      hold.reach();
      await hold.released;
    }
    return answer;
  }

  /** A repeated key returns the first response again, and refuses another request. */
  #once(key: string | undefined, request: string, act: () => Answered): Answered {
    if (!key) return fault(400, { type: 'invalid_request_error', message: 'Idempotency-Key' });
    const before = this.#answers.get(key);
    if (!before) {
      const answer = act();
      this.#answers.set(key, { request, answer });
      return answer;
    }
    if (before.request === request) return before.answer;
    return fault(400, { type: 'idempotency_error', message: 'Keys are for one request' });
  }

  #act(method: string, path: string, params: Record<string, string>): Answered {
    const [, , kind = '', id, action] = path.replace('checkout/', '').split('/');
    switch (`${method} ${kind}${id ? '/id' : ''}${action ? `/${action}` : ''}`) {
      case 'POST customers':
        return this.#createCustomer(params);
      case 'GET customers/id':
      case 'DELETE customers/id':
        return this.#customer(method, id ?? '');
      case 'GET subscriptions':
        return this.#listSubscriptions(params);
      case 'POST subscriptions/id':
        return this.#updateSubscription(id ?? '', params);
      case 'GET sessions':
        return { status: 200, body: list(this.#sessionsOf(params['customer'])) };
      case 'POST sessions':
        return this.#createSession(params);
      case 'POST sessions/id/expire':
        return this.#expire(id ?? '');
      case 'POST billing_portal/id':
        return { status: 200, body: { url: `https://billing.example/${params['customer']}` } };
      case 'GET prices/id': {
        const price = this.prices.get(id ?? '');
        return price ? { status: 200, body: price } : missing('price', 'price');
      }
      default:
        return fault(404, { type: 'invalid_request_error', message: `Unrecognized URL ${path}` });
    }
  }

  #createCustomer({ email, name, ...rest }: Record<string, string>): Answered {
    const metadata = { tsuzuki_user: rest['metadata[tsuzuki_user]'] };
    const customer = { id: idOf('cus'), object: 'customer', email, name, metadata };
    this.customers.set(customer.id, customer);
    return { status: 200, body: customer };
  }

  #customer(method: string, id: string): Answered {
    const customer = this.customers.get(id);
    if (!customer) return missing('customer', 'id');
    if (method === 'GET') return { status: 200, body: customer };
    const deleted = { id, object: 'customer', deleted: true };
    this.customers.set(id, deleted);
    for (const subscription of this.subscriptions.values()) {
      if (subscription['customer'] === id) subscription['status'] = 'canceled';
    }
    return { status: 200, body: deleted };
  }

  #listSubscriptions({ customer, limit = '10', starting_after: after }: Record<string, string>) {
    const all = [...this.subscriptions.values()].filter(
      (each) => each['customer'] === customer && each['status'] !== 'canceled',
    );
    const begin = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const page = all.slice(begin, begin + Number(limit));
    return { status: 200, body: list(structuredClone(page), begin + page.length < all.length) };
  }

  #updateSubscription(id: string, params: Record<string, string>): Answered {
    const subscription = this.subscriptions.get(id);
    if (!subscription) return missing('subscription', 'id');
    subscription['cancel_at_period_end'] = params['cancel_at_period_end'] === 'true';
    return { status: 200, body: subscription };
  }

  #sessionsOf(customer: string | undefined): Stored[] {
    return this.sessions.filter((session) => session['customer'] === customer).toReversed();
  }

  #createSession(params: Record<string, string>): Answered {
    const { customer = '', mode } = params;
    const price = params['line_items[0][price]'] ?? '';
    const isKnown = this.customers.get(customer)?.['deleted'] === undefined;
    if (!this.customers.has(customer) || !isKnown) return missing('customer', 'customer');
    if (!this.prices.has(price)) return missing('price', 'line_items[0][price]');
    const id = idOf('cs');
    const session = {
      id,
      object: 'checkout.session',
      mode,
      customer,
      client_reference_id: params['client_reference_id'],
      success_url: params['success_url'],
      metadata: { price: params['metadata[price]'] },
      status: 'open',
      url: `https://checkout.example/${id}`,
    };
    this.sessions.push(session);
    return { status: 200, body: session };
  }

  #expire(id: string): Answered {
    const session = this.sessions.find((each) => each['id'] === id);
    if (!session) return missing('checkout.session', 'session');
    Object.assign(session, { status: 'expired', url: null });
    return { status: 200, body: session };
  }
}

/** The header with which Stripe signs a body. */
export const signatureOf = (body: string, at: Date, secret = WEBHOOK_SECRET): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
};
