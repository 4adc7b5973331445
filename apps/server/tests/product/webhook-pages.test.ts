import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkWebhook } from '@tsuzuki/contract/webhooks';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { sendWebhooks } from '../sending.ts';
import { signedInBrowser } from '../browser.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';
import { addressOf } from './pages.ts';

let test: TestApp;
let receiver: Receiver;
let mangaId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  receiver = await startReceiver();
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

const openAs = async (name: string, path: string): Promise<AnyPage> => {
  const page = openPlain({ cookie: (await signedInBrowser(test, name)).cookie() });
  await page.goto(`${addressOf(test)}${path}`);
  return page;
};

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** A worker sends what waits, and the page is read again. */
const send = async (page: AnyPage): Promise<void> => {
  await sendWebhooks(test.app);
  await page.goto(page.url().replace(/[?#].*$/u, ''));
};

const secretOn = async (page: AnyPage): Promise<string> => {
  const secret = (await page.locator('section.secret code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/u);
  return secret;
};

/** Which of some secrets sign the latest request. */
const signedBy = (secrets: readonly string[]): boolean[] => {
  const { headers = {}, body = '' } = receiver.requests.at(-1) ?? {};
  const nowSeconds = Number(headers['webhook-timestamp']);
  return secrets.map((secret) => {
    try {
      return checkWebhook({ headers, body, secret, nowSeconds }).id !== '';
    } catch {
      return false;
    }
  });
};

const sendTest = async (page: AnyPage): Promise<void> => {
  await page.getByLabel('Event', { exact: true }).selectOption('chapter.released');
  await press(page, 'Send test event');
  await page.getByText('Sent. The log shows the result in a moment.').waitFor();
  await send(page);
};

const addEndpoint = async (page: AnyPage): Promise<string> => {
  await page.getByText('No endpoints yet.').waitFor();
  await page.getByLabel('Endpoint URL').fill('https://user:pass@example.org/');
  await page.getByRole('checkbox', { name: /chapter\.released/u }).check();
  await press(page, 'Add endpoint');
  await page.locator('input[name=url][aria-invalid]').waitFor();
  await page.getByLabel('Endpoint URL').fill(receiver.url);
  await page.getByLabel('Description').fill('My bot');
  await page.getByText('Filters and limits').click();
  await page.getByLabel('Requests per second').fill('50');
  await press(page, 'Add endpoint');
  const secret = await secretOn(page);
  await page.getByRole('link', { name: 'Open the endpoint' }).click();
  expect(await page.content()).not.toContain(secret);
  return secret;
};

it('an endpoint is added, answers, is watched, gets another secret, is paused and deleted', async () => {
  await webhookOwner(test, 'owner');
  const page = await openAs('owner', '/settings/webhooks');
  const secret = await addEndpoint(page);
  await page.getByText('Waiting for an answer to our ping').waitFor();
  await send(page);
  await page.getByText('Active', { exact: true }).first().waitFor();
  expect(signedBy([secret])).toEqual([true]);

  await sendTest(page);
  expect(JSON.parse(receiver.requests.at(-1)?.body ?? '')).toMatchObject({ test: true });

  receiver.answer = (_request, response) => response.writeHead(503).end('Down for repairs');
  const { id } = await releaseChapter(test, mangaId);
  await send(page);
  await page.getByLabel('Delivery status').selectOption('FAILED');
  await press(page, 'Filter');
  await page.getByText('No deliveries like this.').waitFor();
  await page.getByLabel('Delivery status').selectOption('WAITING');
  await press(page, 'Filter');
  await page.getByLabel('Event type').selectOption('EPISODE_AIRING');
  await press(page, 'Filter');
  await page.getByText('No deliveries like this.').waitFor();
  await page.getByLabel('Event type').selectOption('CHAPTER_RELEASED');
  await press(page, 'Filter');
  const line = page.locator('details', { hasText: id }).first();
  expect(await line.textContent()).toContain('Down for repairs');

  receiver.answer = (_request, response) => response.writeHead(204).end();
  await line.locator('summary').first().click();
  await line.getByRole('button', { name: 'Send again' }).click();
  await test.app.database.pool.query('update webhooks.endpoint set closed_until = null');
  await send(page);
  expect(receiver.requests.at(-1)?.headers['webhook-id']).toBe(id);
  expect(await page.locator('details', { hasText: id }).first().textContent()).toContain('204');

  await page.getByText('Make new secret…').click();
  await press(page, 'Make new secret');
  const renewed = await secretOn(page);
  await sendTest(page);
  expect(signedBy([renewed, secret])).toEqual([true, true]);
  await press(page, 'Expire old secret now');
  await sendTest(page);
  expect(signedBy([renewed, secret])).toEqual([true, false]);

  await press(page, 'Pause');
  await page.getByText('Paused', { exact: true }).first().waitFor();
  const { id: missed } = await releaseChapter(test, mangaId);
  await press(page, 'Resume');
  await send(page);
  await page.getByLabel('Events since').fill('2026-01-15T23:59');
  await press(page, 'Replay events');
  await page.getByText('Nothing to send: it has everything.').waitFor();
  await page.getByLabel('Events since').fill('2026-01-15T00:00');
  await press(page, 'Replay events');
  await page.getByText('1 event is being sent.').waitFor();
  await send(page);
  expect(receiver.requests.at(-1)?.headers['webhook-id']).toBe(missed);

  await page.getByText('Delete endpoint…').click();
  await press(page, 'Delete endpoint');
  await page.getByText('No endpoints yet.').waitFor();
});

it('headers are changed without showing them, and the version of payloads is chosen', async () => {
  await webhookOwner(test, 'sender');
  const page = await openAs('sender', '/settings/webhooks');
  await page.getByLabel('Endpoint URL').fill(receiver.url);
  await page.getByRole('checkbox', { name: /chapter\.released/u }).check();
  await page.getByText('Filters and limits').click();
  await page.getByLabel('Extra headers').fill('X-Key: first\nX-Other: other-4711');
  await press(page, 'Add endpoint');
  await page.getByRole('link', { name: 'Open the endpoint' }).click();
  await send(page);
  const latest = () => receiver.requests.at(-1)?.headers;
  expect(latest()).toMatchObject({ 'x-key': 'first', 'x-other': 'other-4711' });
  expect(await page.content()).not.toContain('other-4711');
  expect(await page.getByLabel('Extra headers').inputValue()).toBe('x-key: …\nx-other: …');
  expect(await page.getByLabel('Payload version').inputValue()).toBe('2026-11-01');

  await page.getByLabel('Extra headers').fill('X-Key: …\nX-New: third');
  await press(page, 'Save');
  await page.getByText('Saved.').waitFor();
  await sendTest(page);
  expect(latest()).toMatchObject({ 'x-key': 'first', 'x-new': 'third' });
  expect(latest()).not.toHaveProperty('x-other');
  await page.getByLabel('Extra headers').fill('X-Unknown: …');
  await press(page, 'Save');
  await page.locator('textarea[name=headers][aria-invalid]').waitFor();
});

it('accounts without webhooks are told which plans have them', async () => {
  await test.user('reader');
  const page = await openAs('reader', '/settings/webhooks');
  await page.getByText('Webhooks are part of the Indie and Commercial plans.').waitFor();
  expect(await page.getByLabel('Endpoint URL').count()).toBe(0);
});
