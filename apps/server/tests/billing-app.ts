import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { billing, type Billing } from '#slices/access/billing/stripe.ts';
import { processEvent } from '#slices/access/billing/commands/process-event.ts';
import { createKey } from '#slices/access/index.ts';
import { OPERATOR } from '#slices/accounts/index.ts';
import { createSession } from '#slices/accounts/session/sessions.ts';
import { createApp, type Application } from '../src/app.ts';
import { openBrowser, type Browser, type Reply } from './browser.ts';
import { testSettings } from './databases.ts';
import { signatureOf, StripeStandIn } from './stripe-stand-in.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** A user with an account, who may pay for a tier. */
export interface Person {
  id: string;
  /** The browser in which they are signed in. */
  browser: Browser;
  key: string;
}

/** An app that sells the tiers through a stand-in for Stripe. */
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
    const { id } = await this.test.user(`person${(this.#people += 1)}`);
    const { key } = await app.db.transaction().execute((tx) => createKey(app, tx, { userId: id }));
    return { id, browser: await this.#browserOf(id), key };
  }

  /** A user's view of their plan. It signs in again if the clock has moved past the end of their session. */
  async plan({ id }: Person): Promise<any> {
    const browser = await this.#browserOf(id);
    return (await browser.get('/billing')).body;
  }

  async #browserOf(userId: string): Promise<Browser> {
    const { app } = this.test;
    const visitor = { ...OPERATOR, userAgent: 'Test' };
    const { token } = await app.db
      .transaction()
      .execute((tx) => createSession(app, tx, { userId, visitor, withFactor: false }));
    return openBrowser(this.test, `__Host-sid=${token}`);
  }

  /** The customer of a user who goes to the checkout. */
  async customer(person: Person): Promise<string> {
    await person.browser.post('/billing/checkout', { tier: 'indie' });
    const customers = [...this.stripe.customers.values()];
    return customers.find(({ metadata }) => metadata?.tsuzuki_user === person.id)?.['id'];
  }

  /** Sends an event over HTTP, as Stripe does. */
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
    const { status, headers } = response;
    return { status, headers, body: await response.json() };
  }

  /** Does at once what the job of an event does. */
  process(eventId: string): Promise<void> {
    return processEvent(this.test.app, this.opened, eventId);
  }

  /** Sends an event with the current subscription, and waits until it was processed. */
  async tell(type: string, subscription: object): Promise<void> {
    const event = this.stripe.event(type, subscription);
    await this.deliver(event);
    await this.process(event['id']);
  }

  /** The tier of an API key according to the API. */
  async tier({ key }: Person): Promise<string> {
    const response = await fetch(`${this.test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query: '{ rateLimit { tier } }' }),
    });
    const { data }: any = await response.json();
    return data.rateLimit.tier;
  }

  /** Runs the app of another process on the same database and the same Stripe. */
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
    await app.jobs.open();
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
