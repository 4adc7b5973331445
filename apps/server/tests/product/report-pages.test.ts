import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs } from './pages.ts';

const options = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }];

let test: TestApp;
let browser: Browser;
let animeId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  await test.user('reader');
  const { id } = await test.user('moderator');
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'moderator' where id = $1`, [id]);
  animeId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

it.each(options)('a reader reports an anime, a moderator answers: %o', async (option) => {
  const note = `Cover ${option.javaScriptEnabled}`;
  const path = `/anime/${animeId}`;
  const reader = await openAnyPageAs(browser, { test, name: 'reader', path }, option);
  await reader.page.getByRole('link', { name: 'Report', exact: true }).click();
  await reader.page.getByLabel('What is the problem?').selectOption('OTHER');
  await reader.page.getByRole('button', { name: 'Send report' }).click();
  await reader.page.getByText('Say what is wrong.').waitFor();
  await reader.page.getByLabel('Details').fill(note);
  await reader.page.getByRole('button', { name: 'Send report' }).click();
  await reader.page.getByText('Report sent.').waitFor();
  const queue = { test, name: 'moderator', path: '/reports' };
  const { page } = await openAnyPageAs(browser, queue, option);
  await page.getByText(note).waitFor();
  await page.getByLabel('Answer').fill(`Replaced: ${note}`);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('Report settled.').waitFor();
  await reader.page.goto(`${addressOf(test)}/`);
  await reader.page.getByText('A moderator acted on your report').first().waitFor();
  await reader.page
    .getByRole('link', { name: /A moderator acted/u })
    .first()
    .click();
  await reader.page.getByText(`Replaced: ${note}`).waitFor();
});

it('only moderators see the reports; others report users and sign in first', async () => {
  const plain = { javaScriptEnabled: false };
  const { page } = await openAnyPageAs(
    browser,
    { test, name: 'reader', path: '/user/moderator' },
    plain,
  );
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByText('Report moderator').first().waitFor();
  await page.goto(`${addressOf(test)}/reports`);
  await page.getByText('404').first().waitFor();
  const answer = await fetch(`${test.url}/reports/new?on=anime&id=${animeId}`, {
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/sign-in?next=${encodeURIComponent(`/reports/new?on=anime&id=${animeId}`)}`,
  ]);
});
