import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
let id: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  id = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** The cover in the head of a page: its title, and how that runs. */
const headCover = async (page: Page) => {
  const title = page.locator('.cover-place .cover-title');
  const direction = await title.evaluate(
    (element: any) => (globalThis as any).getComputedStyle(element).writingMode as string,
  );
  return { text: (await title.innerText()).replaceAll('\n', ' '), direction };
};

it.each([
  ['en-GB', 'Sousou no Frieren', 'horizontal-tb'],
  ['ja-JP', '葬送のフリーレン', 'vertical-rl'],
])('to readers of %s the title on it is %s, and runs %s', async (locale, text, direction) => {
  const { page } = await openPage(browser, `${addressOf(test)}/anime/${id}`, { locale });
  expect(await headCover(page)).toEqual({ text, direction });
  await page.context().close();
});

it('in rows of a list it has colour and pattern alone, as no letter could be read', async () => {
  const { bearer } = await test.user('mika');
  await test.ask(
    'mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT }) { outcome } }',
    { bearer, variables: { id } },
  );
  const { page } = await openPageAs(
    browser,
    { test, name: 'mika', path: '/list/anime' },
    { viewport: { width: 1280, height: 900 } },
  );
  const cover = page.locator('.cover').first();
  await cover.waitFor();
  expect((await cover.boundingBox())!.width).toBeLessThanOrEqual(48);
  expect(await cover.locator('.cover-shape').isVisible()).toBe(true);
  expect(await cover.locator('.cover-title').isVisible()).toBe(false);
  expect(await cover.locator('.cover-meta').isVisible()).toBe(false);
  await page.context().close();
});
