import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, signIn } from './pages.ts';

let test: TestApp;
let browser: Browser;
let page: Page;
let locker: Client | undefined;
let anime: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TSUZUKI_DEADLINE_MS: '2000' } });
  const mika = await listPerson(test, 'mika');
  const { browseAnime } = await mika.ask(
    '{ browseAnime(first: 1, filter: { format: { in: [TV] } }) { nodes { id } } }',
  );
  anime = browseAnime.nodes[0].id;
  await mika.ask(
    'mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT, progress: 1 }) { outcome } }',
    { id: anime },
  );
  browser = await launchBrowser();
  ({ page } = await openPage(browser, addressOf(test)));
  await signIn(page, test, 'mika');
});
afterEach(() => release());
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** Makes every statement about a table wait, as a slow one would. */
const holdUp = async (table: string): Promise<void> => {
  locker = new Client({ connectionString: test.databaseUrl });
  await locker.connect();
  await locker.query('begin');
  await locker.query(`lock table ${table} in access exclusive mode`);
};

const release = async (): Promise<void> => {
  await locker?.end();
  locker = undefined;
};

it('a list that does not come in time: the page says so, and shows it when asked again', async () => {
  await holdUp('lists.entry');
  const answer = await page.goto(`${addressOf(test)}/list/anime`);
  expect(answer?.status()).toBe(503);
  await page.getByText('Your list couldn’t be loaded').waitFor();
  await release();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByLabel('Progress of').waitFor();
});

it('a home of which one’s own part does not come in time shows the rest', async () => {
  await holdUp('lists.entry');
  const answer = await page.goto(addressOf(test));
  expect(answer?.status()).toBe(503);
  await page.getByText('Your list couldn’t be loaded').waitFor();
  await page.getByRole('heading', { name: 'This week' }).waitFor();
  await release();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Continue watching' }).waitFor();
});

it('a work of which one’s own entry does not come in time shows the rest', async () => {
  await holdUp('lists.entry');
  const answer = await page.goto(`${addressOf(test)}/anime/${anime}`);
  expect(answer?.status()).toBe(503);
  await page.getByText('Your entry couldn’t be loaded').waitFor();
  await page.getByRole('heading', { name: 'Details' }).waitFor();
  await release();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: '+1' }).waitFor();
});

it('settings that do not come in time are a page to try again', async () => {
  await holdUp('accounts.session');
  const answer = await page.goto(`${addressOf(test)}/settings/sessions`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  await release();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Sessions', exact: true }).waitFor();
});

it('an edit that is not written in time is not shown as if it were', async () => {
  await page.goto(`${addressOf(test)}/list/anime`);
  await page.locator('.dock .place').waitFor({ state: 'attached' });
  await holdUp('lists.entry');
  await page.getByRole('button', { name: 'Add one to' }).click();
  await page.getByText('Could not reach the server').waitFor();
  expect(await page.getByLabel('Progress of').inputValue()).toBe('1');
  await release();
  await page.getByRole('button', { name: 'Add one to' }).click();
  await page.getByText(': 2 (+1)').waitFor();
  expect(await page.getByLabel('Progress of').inputValue()).toBe('2');
});
