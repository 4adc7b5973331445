import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAniList } from '../anilist-client.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** An app that waits for its answer on this machine. */
let app: Server;
let redirectUri: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  await test.user('mika');
  browser = await launchBrowser();
  app = createServer((_request, response) => response.end('You are signed in.'));
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  redirectUri = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`;
});
afterAll(async () => {
  await browser.close();
  app.close();
  await test.close();
});

const open = (path: string) => openPageAs(browser, { test, name: 'mika', path });

const nameOf = async (token: string): Promise<unknown> =>
  (await askAniList(test, '{ Viewer { name } }', { token })).data.Viewer.name;

it('an app is added, allowed, and returns with its token', async () => {
  const asked = '/api/v2/oauth/authorize?client_id=77&response_type=token';
  const { page, faults } = await open(asked);
  // Nobody has added it yet.
  await page.getByRole('heading', { name: 'Apps made for AniList' }).waitFor();
  expect(await page.getByLabel('Client ID').inputValue()).toBe('77');
  await page.getByLabel('Name', { exact: true }).fill('Reader');
  await page.getByLabel('Redirect address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByText('Enter an address such as').waitFor();
  await page.getByLabel('Redirect address').fill(redirectUri);
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByText('Reader was added').waitFor();
  await page.goto(`${addressOf(test)}${asked}&state=abc`);
  await page.getByText(`The answer goes to ${redirectUri}`).waitFor();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByText('You are signed in.').waitFor();
  const answer = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect(answer.get('state')).toBe('abc');
  expect(await nameOf(answer.get('access_token') ?? '')).toBe('mika');
  await page.goto(`${addressOf(test)}/settings/programs`);
  await page.getByText('Revoke…').click();
  await page.getByRole('button', { name: 'Revoke access for Reader' }).click();
  await page.getByText('No access yet').waitFor();
  // The browser notes the one refusal.
  expect(faults.filter((fault) => !fault.includes('400 (Bad Request)'))).toEqual([]);
  await page.context().close();
});

it('an app without an address gets what our page shows', async () => {
  const { page, faults } = await open('/settings/programs');
  await page.getByLabel('Name', { exact: true }).fill('Scrobbler');
  await page.getByLabel('Client ID').fill('78');
  await page.getByRole('button', { name: 'Add app' }).click();
  await page.getByText('Its client ID is 78.').waitFor();
  await page.goto(`${addressOf(test)}/api/v2/oauth/authorize?client_id=78&response_type=token`);
  await page.getByRole('button', { name: 'Authorize' }).click();
  const shown = page.locator('pre code');

  await shown.waitFor();
  expect(await nameOf((await shown.textContent()) ?? '')).toBe('mika');
  await page.goto(`${addressOf(test)}/api/v2/oauth/pin#access_token=from-an-app`);
  await page.getByText('from-an-app').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});
