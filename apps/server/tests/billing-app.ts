import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { billing, type Billing } from '#slices/access/billing/stripe.ts';
import { processEvent } from '#slices/access/billing/commands/process-event.ts';
import { createKey } from '#slices/access/index.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { createApp, type Application } from '../src/app.ts';
import { testSettings } from './databases.ts';
import { signatureOf, StripeStandIn } from './stripe-stand-in.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** An answer of a route. */
export interface Reply {
  status: number;
  type: string | null;
  body: any;
}

/** Somebody with an account, and perhaps something they pay for. */
export interface Person {
  id: string;
  bearer: string;
  key: string;
}

const replyOf = async (response: Response): Promise<Reply> => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: await response.json(),
});

/** An app that sells the tiers through a stand-in of Stripe. */
export class BillingApp {
  readonly test: TestApp;
  readonly stripe: StripeStandIn;
  #people = 0;

  constructor(test: TestApp, stripe: StripeStandIn) {
    this.test = test;
    this.stripe = stripe;
  }

  static async start({ settings, ...options }: TestAppOptions = {}): Promise<BillingApp> {
    const stripe = await StripeStandIn.start();
    const test = await startTestApp({ ...options, settings: { ...stripe.settings, ...settings } });
    return new BillingApp(test, stripe);
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.stripe.close();
  }

  get opened(): Billing {
    const opened = this.test.app.get(billing);
    if (!opened) throw new Error('Billing is off.');
    return opened;
  }

  async person(): Promise<Person> {
    const { app } = this.test;
    const { id, bearer } = await this.test.user(`person${(this.#people += 1)}`);
    const { key } = await app.db.transaction().execute((tx) => createKey(app, tx, { userId: id }));
    return { id, bearer, key };
  }

  /** Asks a route of the plan. */
  async ask(method: string, path: string, bearer?: string, body?: object): Promise<Reply> {
    const response = await fetch(`${this.test.url}${path}`, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return replyOf(response);
  }

  /** What somebody sees of their plan; the clock may have moved past what their token lives. */
  async plan({ id }: Person): Promise<any> {
    const { accessToken } = await issueBearer(this.test.app, id, 'test');
    return (await this.ask('GET', '/billing', accessToken)).body;
  }

  /** The customer that somebody became by going to the checkout. */
  async customer(person: Person): Promise<string> {
    await this.ask('POST', '/billing/checkout', person.bearer, { tier: 'indie' });
    const customers = [...this.stripe.customers.values()];
    return customers.find(({ metadata }) => metadata?.tsuzuki_user === person.id)?.['id'];
  }

  /** Sends an event by HTTP, as Stripe does. */
  async deliver(event: object, signature?: string): Promise<Reply> {
    const body = JSON.stringify(event);
    const response = await fetch(`${this.test.url}/billing/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature ?? signatureOf(body, this.test.clock.now()),
      },
      body,
    });
    return replyOf(response);
  }

  /** Does at once what the job of an event does. */
  process(eventId: string): Promise<void> {
    return processEvent(this.test.app, this.opened, eventId);
  }

  /** Tells of a subscription as it is now, and waits until that was processed. */
  async tell(type: string, subscription: object): Promise<void> {
    const event = this.stripe.event(type, subscription);
    await this.deliver(event);
    await this.process(event['id']);
  }

  /** The tier that an API key has, as the API says it. */
  async tier({ key }: Person): Promise<string> {
    const response = await fetch(`${this.test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query: '{ rateLimit { tier } }' }),
    });
    const { data }: any = await response.json();
    return data.rateLimit.tier;
  }

  /** Runs another process's app on the same database and the same Stripe. */
  async beside(
    settings: Record<string, string>,
    work: (app: Application) => Promise<void>,
  ): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
    const all = testSettings(this.test.databaseUrl, folder, {
      ...this.stripe.settings,
      ...settings,
    });
    const app = await createApp(all, { clock: this.test.clock });
    try {
      await work(app);
    } finally {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  later(days: number): Date {
    return new Date(this.test.clock.now().getTime() + days * 86_400_000);
  }
}
