import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

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

it('a list is shared by a link, shown to a stranger with it, and shared no longer', async () => {
  const haru = await listPerson(test, 'haru');
  const { browseAnime } = await haru.ask(
    '{ browseAnime(first: 1, filter: { format: { in: [TV] } }) { nodes { id titleRomaji } } }',
  );
  const [anime] = browseAnime.nodes;
  await haru.ask(
    `mutation ($id: ID!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT, progress: 3, score: 80, notes: "for me" }) { outcome } }`,
    { id: anime.id },
  );
  const { page, faults } = await openPageAs(browser, { test, name: 'haru', path: '/list/anime' });
  await page.getByRole('link', { name: 'Share list' }).click();
  const panel = page.getByRole('region', { name: 'Link to your anime list' });
  await panel.getByRole('button', { name: 'Create link' }).click();
  const url = await page.locator('.secret code').innerText();
  expect(new URL(url).pathname).toMatch(/^\/shared\/svc_list_\w+$/u);
  const path = new URL(url).pathname;

  const stranger = await openPage(browser, `${addressOf(test)}${path}`, {
    viewport: { width: 390, height: 844 },
  });
  await stranger.page.getByRole('heading', { name: 'haru’s anime list' }).waitFor();
  const row = stranger.page.getByRole('row').filter({ hasText: anime.titleRomaji });
  expect(await row.innerText()).toMatch(/Watching[^]*3/u);
  expect(await stranger.page.content()).not.toContain('for me');
  const headers = (await stranger.page.reload())?.headers() ?? {};
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['cache-control']).toBe('no-store');
  const asked = stranger.page.waitForRequest((request) => request.url().includes('/anime/'));
  await row.getByRole('link').last().click();
  expect((await asked).headers()['referer'] ?? '').not.toContain('svc_list_');
  expect(faults.concat(stranger.faults).filter((fault) => !fault.includes('403'))).toEqual([]);

  await panel.getByText('Stop sharing…').click();
  await panel.getByRole('button', { name: 'Stop sharing', exact: true }).click();
  await panel.getByRole('button', { name: 'Create link' }).waitFor();
  await stranger.page.goto(`${addressOf(test)}${path}`);
  await stranger.page.getByText('This link doesn’t work, or no longer works.').waitFor();
  await stranger.page.context().close();
  await page.context().close();
});
