import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { listTokens } from '#slices/scrobble/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { launchBrowser } from '../chromium.ts';
import { fixture, listOf } from '../media-server.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openAnyPageAs, openPageAs } from './pages.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

/** Long enough for a busy machine. */
const PATIENCE_MS = 20_000;

let test: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-01-08T21:42:00Z' });
  const options = { format: 'tsuzuki', file: mappingFile, createMissing: true } as const;
  await importMappingFile(test.app, options);
  await test.app.get(changeFeed).catchUp();
  address = test.url.replace('127.0.0.1', 'localhost');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const PATH = '/settings/media-servers';

/** A user of `test.user` at the page of media servers. */
const enter = async (name: string, options: BrowserContextOptions = {}): Promise<Page> =>
  (await openPageAs(browser, { test, name, path: PATH }, options)).page;

/** What axe finds against WCAG 2.2 AA. */
const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const run = `axe.run(document, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })})`;
  const { violations } = await page.evaluate<{
    violations: { id: string; nodes: { target: string[] }[] }[];
  }>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
};

const makeAddress = async (page: AnyPage, name: string): Promise<string> => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press(page, 'Create webhook URL');
  await page.getByText(`Webhook URL for ${name}`).waitFor();
  return page.locator('pre').first().innerText();
};

const plexSends = async (url: string, sample: string, metadata = {}): Promise<void> => {
  const form = new FormData();
  const payload = JSON.parse(fixture(`payloads/${sample}.json`));
  Object.assign(payload.Metadata, metadata);
  form.set('payload', JSON.stringify(payload));
  const { pathname } = new URL(url);
  const answer = await fetch(`${test.url}${pathname}`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
};

it('an address is made, tested and seen at work; what was wrong is corrected and undone', async () => {
  const { bearer } = await test.user('mika');
  const page = await enter('mika', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const url = await makeAddress(page, 'attic');
  await page.getByText('only works on this machine').waitFor();
  await press(page, 'Copy webhook URL');
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toBe(url);
  await page.getByRole('link', { name: 'Check the setup' }).click();
  await page.getByText('Watching for events').waitFor();
  await plexSends(url, 'plex-05-media.scrobble-episode');
  await page.getByRole('log').getByText('media.scrobble').waitFor({ timeout: PATIENCE_MS });
  const line = page.getByRole('article').first();
  await line.getByText('Recorded', { exact: true }).waitFor();
  expect(await line.innerText()).toContain('JUJUTSU KAISEN');
  expect(await listOf(test, bearer)).toMatchObject([{ progress: 1 }]);

  expect(await violationsOf(page)).toEqual([]);

  await line.getByRole('link', { name: 'Fix match…' }).click();
  await page.getByRole('heading', { name: 'Fix match' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Title').fill('葬送のフリーレン');
  await press(page, 'Search');
  const first = page.getByRole('listitem').filter({ hasText: '28 episodes' });
  await first.getByLabel('Episode').fill('4');
  await first.getByRole('button', { name: 'Use this' }).click();
  await page.getByText('Match fixed.').waitFor();
  expect(await listOf(test, bearer)).toMatchObject([
    { titleNative: '葬送のフリーレン', progress: 4 },
  ]);
  await page.getByRole('heading', { name: 'Fixed matches' }).waitFor();

  await page.getByRole('article').first().getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await listOf(test, bearer)).toEqual([]);

  await page.goto(`${address}/settings/media-servers`);
  await page.getByText('New webhook URL…').click();
  await press(page, 'Create new webhook URL');
  await page.getByText('Webhook URL for attic').waitFor();
  expect(await page.locator('pre').first().innerText()).not.toBe(url);
  await page.context().close();
});

it('what is no anime is ignored in one click, and taken up again', async () => {
  const { bearer } = await test.user('sora');
  const page = await enter('sora');
  const url = await makeAddress(page, 'den');
  await page.getByRole('link', { name: 'Check the setup' }).click();
  await plexSends(url, 'plex-11-media.scrobble-legacy-thetvdb', {
    guid: 'com.plexapp.agents.thetvdb://81189/1/1?lang=en',
    grandparentGuid: undefined,
    grandparentTitle: 'Breaking Bad',
    title: 'Pilot',
  });
  const line = page.getByRole('article').first();
  await line.getByText('Breaking Bad').first().waitFor({ timeout: PATIENCE_MS });
  await line.getByRole('link', { name: 'Choose a match…' }).click();
  await page.getByText('No anime has a title like this.').waitFor();
  await page.goBack();
  await line.getByRole('button', { name: 'Not anime, ignore this show' }).click();
  await page.getByText('Ignored. It is no longer recorded.').waitFor();
  await line.getByText('Ignored show', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Ignored shows' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await line.getByRole('button', { name: 'Stop ignoring' }).click();
  await page.getByText('No longer ignored.').waitFor();
  await line.getByText('No matches', { exact: true }).waitFor({ timeout: PATIENCE_MS });
  // The page that chooses a match has the same button.
  await line.getByRole('link', { name: 'Choose a match…' }).click();
  await press(page, 'Not anime, ignore this show');
  await page.getByText('Ignored. It is no longer recorded.').waitFor();
  expect(await listOf(test, bearer)).toEqual([]);
  await page.context().close();
});

it('all of it works without scripts', async () => {
  const { bearer } = await test.user('yuki');
  const options = { javaScriptEnabled: false };
  const { page } = await openAnyPageAs(browser, { test, name: 'yuki', path: PATH }, options);
  const url = await makeAddress(page, 'shelf');
  await page.getByRole('link', { name: 'Check the setup' }).click();
  await page.getByText('No events yet.', { exact: true }).waitFor();
  await page.getByLabel('Ask me before').check();
  await press(page, 'Save');
  await page.getByText('Saved. Applies to').waitFor();
  await plexSends(url, 'plex-10-media.scrobble-movie');
  const waiting = async () => {
    await page.reload();
    return page.getByRole('article').getByText('Needs your confirmation', { exact: true }).count();
  };
  await expect.poll(waiting, { timeout: PATIENCE_MS }).toBe(1);
  await press(page, 'Record');
  await page.getByText('Saved your answer.').waitFor();
  expect(await listOf(test, bearer)).toMatchObject([{ status: 'COMPLETED' }]);
  await page.getByLabel('Show', { exact: true }).selectOption('NO_MAPPING');
  await press(page, 'Filter');
  await page.getByText('No events of this kind').waitFor();
  await page.context().close();
});

it('no page of it is wider than a phone', async () => {
  const { id } = await test.user('rin');
  const page = await enter('rin', {
    viewport: { width: 360, height: 740 },
  });
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(width)).toBe(0);
  const token = await test.token(id, 'server_a');
  await plexSends(`${test.url}/ingest/server_a/${token}`, 'plex-01-media.play-episode');
  const [server] = await listTokens(test.app, id);
  const articles = async () => {
    await page.goto(`${address}/settings/media-servers/${server?.id}`);
    return page.getByRole('article').count();
  };
  await expect.poll(articles, { timeout: PATIENCE_MS }).toBe(1);
  expect(await page.evaluate(width)).toBe(0);
  await page.context().close();
});

it('the guides are read by whoever comes, with the address of this instance', async () => {
  const page = await (await browser.newContext()).newPage();
  for (const [guide, words] of [
    ['plex', 'Add Webhook'],
    ['jellyfin', 'Send All Properties'],
    ['emby', 'Playback Stop'],
    ['tautulli', 'JSON Data'],
    ['kodi', 'api.trakt.tv'],
    ['other-players', 'device_code'],
  ] as const) {
    const answer = await page.goto(`${address}/docs/${guide}`);
    expect(answer?.status()).toBe(200);
    await page.getByText(words).first().waitFor();
    expect(await page.content()).not.toContain('anime.example.org');
    for (const picture of await page.getByRole('img').all()) {
      const { headers, status } = await fetch(`${test.url}${await picture.getAttribute('src')}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  }
  await page.context().close();
});

it('a player is shown with its log, and with the settings a player has', async () => {
  const { id: userId } = await test.user('kodi-owner');
  const input = { userId, name: 'Kodi', scopes: ['write:list'] as ['write:list'] };
  const { key } = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, input));
  const answer = await fetch(`${test.url}/scrobble/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({
      show: { title: 'Frieren', ids: { tmdb: 209867 } },
      episode: { season: 1, number: 5 },
      progress: 92,
    }),
  });
  expect(answer.status).toBe(201);
  const page = await enter('kodi-owner');
  expect(await page.getByText('New webhook URL…').count()).toBe(0);
  await page.getByRole('link', { name: 'Kodi', exact: true }).click();
  await page.getByRole('article').first().getByText('Recorded', { exact: true }).waitFor();
  expect(await page.getByLabel('Only count plays by').count()).toBe(0);
  await page.getByLabel('Episodes count from (%)').fill('90');
  await press(page, 'Save');
  await page.getByText('Saved.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const [player] = await listTokens(test.app, userId);
  expect(player?.settings.episodeThreshold).toBe(90);
});
