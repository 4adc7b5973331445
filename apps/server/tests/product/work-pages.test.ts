import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { animeChanges, announceChange, changeFeed } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { addDetails, type DetailedWorks } from '../detailed-work.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addRelations, recommend } from '../whole-works.ts';
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

const KINDS = [
  'Source',
  'Adaptation',
  'Prequel',
  'Sequel',
  'Main story',
  'Side story',
  'Spin-off',
  'Summary',
  'Alternative',
  'Same characters',
  'Related',
];

it('works that belong to it stand by kind, each with its cover, its kind and its page', async () => {
  const related = await addRelations(test.app, work);
  const page = await open(`/anime/${work.id}`);
  const cards = page.getByRole('region', { name: 'Related titles' }).getByRole('listitem');
  const texts = await cards.allInnerTexts();
  const places = texts.map((text) => KINDS.findIndex((kind) => text.includes(kind)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places)).toEqual(new Set(KINDS.keys()));
  expect(await page.locator('.wide .cover').count()).toBe(texts.length);
  const links = await Promise.all(
    related.map((id) => page.locator(`.wide[href="/anime/${id}"]`).count()),
  );
  expect(new Set(links)).toEqual(new Set([1]));
});

it('who made it leads to what else they made', async () => {
  const page = await open(`/anime/${work.id}`);
  const staff = page.getByRole('region', { name: 'Staff' });
  expect(await staff.innerText()).toContain('Director');
  await staff.getByRole('link', { name: 'Keiichirou Saitou' }).click();
  expect(new URL(page.url()).pathname).toMatch(/^\/people\//u);
  expect(await page.locator('main').innerText()).toContain('Sousou no Frieren');
});

it('what else is on the lists of those who have it stands on it', async () => {
  const title = 'Also on the lists of those who have it';
  const page = await open(`/anime/${work.id}`);
  expect(await page.getByRole('region', { name: title }).count()).toBe(0);
  await recommend(test.app, work.id, [{ id: work.other }]);
  await test.app.db
    .transaction()
    .execute((tx) => announceChange(tx, animeChanges, [work.id, work.other]));
  await test.app.get(changeFeed).catchUp();
  const now = await open(`/anime/${work.id}`);
  const region = now.getByRole('region', { name: title });
  expect(await region.locator(`a[href="/anime/${work.other}"]`).count()).toBe(1);
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
