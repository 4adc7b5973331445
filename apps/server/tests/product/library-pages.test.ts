import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { ownerOf, startLibraryApp } from '../library-app.ts';
import { PLEX_SHELF } from '../library-shelf.ts';
import { PLEX_TOKEN, startPlex, type StandIn } from '../library-stand-in.ts';
import { listOf } from '../media-server.ts';
import type { TestApp } from '../test-app.ts';
import { openAnyPageAs, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
let plex: StandIn;

beforeAll(async () => {
  [test, plex, browser] = await Promise.all([
    startLibraryApp(),
    startPlex(PLEX_SHELF),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  plex.close();
  await browser.close();
  await test.close();
});

it.each([
  ['with scripts', 'mika', {}],
  ['without scripts', 'nana', { javaScriptEnabled: false }],
] as const)('the history of a Plex is previewed and recorded, %s', async (_how, name, options) => {
  const { bearer, serverId } = await ownerOf(test, name, 'server_a');
  const path = `/settings/media-servers/${serverId}`;
  const { page } = await openAnyPageAs(browser, { test, name, path }, options);
  await page.getByLabel('Address of your server').fill(plex.url);
  await page.getByLabel('Token').fill('not-the-token');
  await page.getByRole('button', { name: 'Allow reading' }).click();
  await page.getByText('Plex rejects this token.').first().waitFor();
  await page.getByLabel('Token').fill(PLEX_TOKEN);
  await page.getByRole('button', { name: 'Allow reading' }).click();
  await page.getByText('Connected. You can preview your history now.').waitFor();
  await page.getByRole('button', { name: 'Preview my history' }).click();
  await page.getByText('4 plays, 2025-03-01 – 2025-06-01').waitFor();
  await page.getByText('A Show About Cooking').first().waitFor();
  expect(await listOf(test, bearer)).toEqual([]);
  await page.getByRole('button', { name: 'Record 4 episodes' }).click();
  await expect.poll(async () => (await listOf(test, bearer)).length, { timeout: 20_000 }).toBe(2);
});

it('a reading that goes on in the background shows how far it is, and can be discarded', async () => {
  const { id: userId, serverId } = await ownerOf(test, 'olga', 'server_a');
  const id = test.app.ids.next();
  // Held by another process, so that it stays as it is.
  const later = new Date(test.clock.nowMs() + 3_600_000);
  await test.app.db
    .insertInto('listfiles.list_import')
    .values({
      id,
      user_id: userId,
      library_id: serverId,
      format: 'media-server',
      file_name: 'Attic',
      state: 'READING',
      policy: 'file-wins',
      row_count: 0,
      read_done: 120,
      read_total: 700,
      created_at: test.clock.now(),
      stepped_at: later,
    })
    .execute();
  const path = `/settings/import/${id}`;
  const { page } = await openPageAs(browser, { test, name: 'olga', path });
  await page.getByText('120 of 700 shows looked up.').waitFor();
  expect(await page.getByRole('button', { name: /^Record/u }).count()).toBe(0);
  // A slow server: the page is read again before the answer is there.
  await page.route(/\?\/forget/u, async (route) => {
    await setTimeout(3_000);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Discard this preview' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import and export' }).waitFor();
});
