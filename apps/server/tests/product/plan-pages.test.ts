import { afterAll, beforeAll, expect, it } from 'vitest';
import { BillingApp } from '../billing-app.ts';
import { PASSWORD, signedInBrowser } from '../browser.ts';
import { EXTENSION_SETTINGS, refresh, signInExtension } from '../extension.ts';
import { openPlain } from '../plain/open.ts';
import type { PlainPage } from '../plain/page.ts';
import { startTestApp } from '../test-app.ts';
import { addressOf } from './pages.ts';

let shop: BillingApp;
let address: string;

beforeAll(async () => {
  shop = await BillingApp.start({ settings: EXTENSION_SETTINGS });
  address = addressOf(shop.test);
});
afterAll(() => shop.close());

const press = (page: PlainPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const signIn = async (name: string): Promise<PlainPage> => {
  const page = openPlain();
  await page.goto(`${address}/sign-in`);
  await page.getByLabel('Username or email address').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
  return page;
};

it('a plan is chosen, shown while it is paid, and changed at the portal', async () => {
  const { id } = await shop.test.user('payer');
  const page = await signIn('payer');
  await page.goto(`${address}/settings/plan`);
  await press(page, 'Choose Indie');
  const onward = page.getByRole('link', { name: 'Continue to payment' });
  expect(await onward.getAttribute('href')).toMatch(/^https:\/\/checkout\.example\//u);
  const customers = [...shop.stripe.customers.values()];
  const customer = customers.find(({ metadata }) => metadata?.tsuzuki_user === id)?.['id'];
  const renewal = new Date(shop.test.clock.now().getTime() + 30 * 86_400_000);
  await shop.tell(
    'customer.subscription.created',
    shop.stripe.subscribe(customer, 'price_indie', renewal),
  );
  await page.goto(`${address}/settings/plan`);
  expect(await page.getByText('renews').innerText()).toContain('active');
  expect(await page.getByRole('button', { name: /^Choose/u }).count()).toBe(0);
  await press(page, 'Manage subscription');
  expect(await onward.getAttribute('href')).toContain(`https://billing.example/${customer}`);
});

it('an app that was authorized is listed, and revoked at once', async () => {
  await shop.test.user('owner');
  const programs = await signedInBrowser(shop.test, 'owner');
  const tokens = await signInExtension(shop.test, programs, 'owner');
  const page = await signIn('owner');
  await page.goto(`${address}/settings/programs`);
  await page.getByRole('rowheader').waitFor();
  await page.getByText('Revoke…').click();
  await page.getByRole('button', { name: /^Revoke access for /u }).click();
  await page.getByText('No connected apps').waitFor();
  const refreshed = await refresh(shop.test, tokens.refresh_token);
  expect(refreshed.body).toMatchObject({ error: 'invalid_grant' });
  const viewer = await shop.test.ask('{ viewer { username } }', { bearer: tokens.access_token });
  expect(viewer.status).toBe(401);
});

it.each([true, false])('the page of prices says whether anything is sold (%s)', async (isSold) => {
  const free = isSold ? undefined : await startTestApp();
  const page = openPlain();
  await page.goto(`${free ? addressOf(free) : address}/pricing`);
  await page.getByRole('heading', { name: 'API pricing' }).waitFor();
  expect(await page.getByText('This instance sells nothing').count()).toBe(isSold ? 0 : 1);
  await free?.close();
});
