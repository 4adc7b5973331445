import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { PASSWORD } from '../browser.ts';
import { addressOf, openAnyPage, openAnyPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
let workId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  await test.user('reader');
  const { id } = await test.user('editor');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [id]);
  workId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const changesOf = async (author: string) => {
  const { rows } = await test.app.database.pool.query<{ field: string; after: unknown }>(
    `select field, after from edits.change join edits.proposal on id = proposal_id
     where author_id = (select id from accounts."user" where username = $1) order by field`,
    [author],
  );
  return rows;
};

const options = [{ javaScriptEnabled: false }, { javaScriptEnabled: true }];

it.each(options)('somebody proposes what they change in the form: %o', async (option) => {
  await test.app.database.pool.query('delete from edits.proposal');
  const visit = { test, name: 'reader', path: `/anime/${workId}` };
  const { page } = await openAnyPageAs(browser, visit, option);
  await page.getByRole('link', { name: 'Edit this title' }).click();
  await page.getByLabel('English title').fill('Frieren: Beyond');
  await page.getByLabel('Episodes', { exact: true }).fill('many');
  await page.getByLabel('Note').fill('As on the site');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('Enter a whole number from 1 to 100,000.').waitFor();
  expect(await page.getByLabel('English title').inputValue()).toBe('Frieren: Beyond');
  await page.getByLabel('Episodes', { exact: true }).fill('99');
  await page.getByLabel('Other titles').fill('Frieren the Slayer');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.waitForURL(/\/edits\//u);
  const changes = await changesOf('reader');
  expect(changes).toContainEqual({ field: 'titleEnglish', after: 'Frieren: Beyond' });
  expect(changes).toContainEqual({ field: 'episodeCount', after: 99 });
  expect(changes).toContainEqual({
    field: 'synonyms.Frieren the Slayer',
    after: { text: 'Frieren the Slayer', lang: null },
  });
  expect(changes.map(({ field }) => field)).not.toContain('titleRomaji');
});

it('what an editor changes is on the page of the work at once', async () => {
  const visit = { test, name: 'editor', path: `/anime/${workId}/edit` };
  const { page } = await openAnyPageAs(browser, visit, { javaScriptEnabled: false });
  await page.getByLabel('English title').fill('Frieren, edited');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.waitForURL(/\/edits\//u);
  const shown = await openAnyPage(browser, `${test.url}/anime/${workId}`, {
    javaScriptEnabled: false,
  });
  expect(await shown.page.content()).toContain('Frieren, edited');
});

it('readers without an account are led to sign in, and from there to the form', async () => {
  const option = { javaScriptEnabled: false };
  const { page } = await openAnyPage(browser, `${addressOf(test)}/anime/${workId}`, option);
  expect(await page.getByRole('link', { name: 'Edit this title' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Edit history' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Suggest an edit' }).click();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  const form = await openAnyPage(browser, `${test.url}/anime/${workId}/edit`, option);
  expect(form.page.url().replace(test.url, addressOf(test))).toBe(page.url());
  await page.locator('input[name=login]').fill('reader');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form:has(input[name=login]) button').click();
  await page.waitForURL(`${addressOf(test)}/anime/${workId}/edit`);
});
