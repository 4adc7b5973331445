import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** The heading of a page of anime with some genres. */
const headingFor = async (genres: string): Promise<string> => {
  const { data } = await test.ask(
    `{ browseAnime(first: 0, filter: { genres: ${genres} }) { totalCount } }`,
  );
  expect(data.browseAnime.totalCount).toBeGreaterThan(20);
  return `${data.browseAnime.totalCount.toLocaleString('en')} results`;
};

it('anime are browsed by what they have and have not, without scripts', async () => {
  const page = openPlain();
  await page.goto(`${addressOf(test)}/anime`);
  await page.getByText('Filters').click();
  await page.getByText('Genres').click();
  await page.getByRole('checkbox', { name: 'Include Action', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Exclude Comedy', exact: true }).check();
  await page.getByRole('button', { name: 'Show results' }).click();
  expect(new URL(page.url()).searchParams.getAll('genre')).toEqual(['Action']);
  const wanted = await headingFor('{ in: ["Action"], not: ["Comedy"] }');
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(wanted);
});

it('a choice counts at once with scripts, and fits a phone', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/anime?genre=Action`, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByText('Filters (1)').click();
  await page.getByText('Genres (1)').click();
  await page.getByRole('checkbox', { name: 'Exclude Action', exact: true }).click();
  await page.waitForURL('**/anime?no-genre=Action');
  const wanted = await headingFor('{ not: ["Action"] }');
  await page.getByText(wanted).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(faults).toEqual([]);
  await page.context().close();
});
