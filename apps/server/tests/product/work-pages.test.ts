import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { addDetails, type DetailedWorks } from '../detailed-work.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage } from './pages.ts';

let test: TestApp;
let browser: Browser;
let work: DetailedWorks;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
  work = await addDetails(test);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const open = async (path: string, headers: Record<string, string> = {}) => {
  const page = openPlain({ headers });
  await page.goto(`${addressOf(test)}${path}`);
  return page;
};

it('the page of a work says what it is about, and who says so', async () => {
  const page = await open(`/anime/${work.id}`);
  const main = await page.locator('main').innerText();
  expect(main).toContain('The mage Frieren outlives the heroes');
  // Markup of a source is text.
  expect(main).toContain('<b>slowly</b>');
  expect(main).toContain('From shinkro');
  expect(main).toContain('24 min');
  expect(await page.getByRole('link', { name: 'Watch the trailer' }).getAttribute('href')).toBe(
    'https://video.example/frieren',
  );
  const japanese = await open(`/anime/${work.id}`, { 'accept-language': 'ja' });
  expect(await japanese.locator('main').innerText()).toContain('魔王を倒した勇者一行');
});

it('characters, those who speak them and episodes stand on it, and works that belong to it', async () => {
  const page = await open(`/anime/${work.id}`);
  const main = await page.locator('main').innerText();
  expect(main).toContain('Show all 22 characters');
  expect(main).toContain('Show all 28 episodes');
  expect(main).toContain('Episode 4');
  // The rest is folded up.
  expect(main).not.toContain('The 28. Part of the Journey');
  expect(main).toContain('Main story');
  const related = await open(`/anime/${work.other}`);
  expect(await related.locator('main').innerText()).toContain('Spin-off');
});

it('a work that nobody describes has no empty sections', async () => {
  const main = await (await open(`/anime/${work.other}`)).locator('main').innerText();
  expect(main).toContain('Characters');
  for (const heading of ['Synopsis', 'Show all', 'undefined', 'null'])
    expect(main).not.toContain(heading);
});

it('characters, people and studios lead to one another with a keyboard', async () => {
  const { page, faults } = await openPage(browser, `${addressOf(test)}/anime/${work.id}`);
  await page.getByRole('link', { name: 'Frieren', exact: true }).press('Enter');
  await page.waitForURL(/\/characters\//u);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Frieren');
  expect(await page.locator('main').innerText()).toContain('フリーレン');
  await page.getByRole('link', { name: 'Atsumi Tanezaki' }).press('Enter');
  await page.waitForURL(/\/people\//u);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Voice roles']);
  await page.getByRole('link', { name: 'Sousou no Frieren' }).press('Enter');
  await page.waitForURL(/\/anime\//u);
  await page.getByText('Show all 28 episodes').press('Enter');
  expect(await page.getByText('The 28. Part of the Journey').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Madhouse' }).press('Enter');
  await page.waitForURL(/\/studios\//u);
  expect(await page.locator('main').innerText()).toContain('Sousou no Frieren');
  expect(faults).toEqual([]);
});

it.each(['characters', 'people', 'studios'])(
  '/%s without a known id is not found',
  async (kind) => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      const response = await fetch(`${addressOf(test)}/${kind}/${id}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('This page doesn’t exist.');
    }
  },
);
