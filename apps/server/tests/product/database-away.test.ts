import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, signIn } from './pages.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;
let browser: Browser;
let admin: Client;
let name: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  await test.user('mika');
  browser = await launchBrowser();
  admin = new Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  const { rows } = await test.app.database.pool.query('select current_database() as name');
  name = rows[0].name;
});
afterAll(async () => {
  await allow(true);
  await admin.end();
  await browser.close();
  await test.close();
});

const allow = (isAllowed: boolean): Promise<unknown> =>
  admin.query(`alter database "${name}" with allow_connections ${isAllowed}`);

/** Ends all connections and refuses new ones. */
const takeAway = async (): Promise<void> => {
  await allow(false);
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
};

const signedIn = async (): Promise<Page> => {
  const { page } = await openPage(browser, addressOf(test));
  await signIn(page, test, 'mika');
  return page;
};

it('says so, offers to try again, and works when it is back', { timeout: 120_000 }, async () => {
  const page = await signedIn();
  await takeAway();
  const answer = await page.goto(`${addressOf(test)}/settings/sessions`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('Sign in');
  expect(await page.content()).not.toMatch(/ECONN|terminat|allow_connections|at async/u);
  await allow(true);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor();
  await page.context().close();
});

it('goes on showing strangers what is in memory', { timeout: 120_000 }, async () => {
  await takeAway();
  for (const path of ['/', '/search?q=frieren', `/anime/${FRIEREN}`, '/seasons/2026/winter']) {
    const response = await fetch(`${test.url}${path}`);
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    expect(await response.text()).toContain('葬送のフリーレン');
  }
  await allow(true);
});

it('loses nothing that was typed into a form meanwhile', { timeout: 120_000 }, async () => {
  const page = await signedIn();
  await page.goto(`${addressOf(test)}/settings/profile`);
  await page.getByLabel('Bio').fill('Typed while it was away');
  await takeAway();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Try again').first().waitFor();
  await allow(true);
  if (!(await page.getByLabel('Bio').isVisible())) await page.goBack();
  expect(await page.getByLabel('Bio').inputValue()).toBe('Typed while it was away');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  await page.context().close();
});
