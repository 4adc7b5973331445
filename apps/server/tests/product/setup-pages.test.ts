import type { Browser } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { launchBrowser } from '../chromium.ts';
import { fixture, settle } from '../media-server.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs, openPageAs } from './pages.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
const payload = (name: string): any => JSON.parse(fixture(`payloads/${name}.json`));

/** Long enough for a busy machine. */
const PATIENCE_MS = 20_000;
const PATH = '/settings/media-servers';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-01-08T21:42:00Z' });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Adds a server and opens its page. @returns where it sends to */
const add = async (page: AnyPage, program: string): Promise<string> => {
  await page.getByLabel('Type').selectOption(program);
  await page.getByLabel('Name', { exact: true }).fill('attic');
  await press(page, 'Create webhook URL');
  await page.getByText('Webhook URL for attic').waitFor();
  const address = await page.locator('pre').first().innerText();
  await page.getByRole('link', { name: 'Check the setup' }).click();
  await page.getByRole('heading', { name: 'Check the setup' }).waitFor();
  return `${test.url}${new URL(address.trim()).pathname}`;
};

const send = async (url: string, body: object): Promise<void> => {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
};

const STOP = payload('jellyfin-01-playbackstop-episode-send-all');

it('says what is missing and shows what arrives, while somebody sets up a server', async () => {
  await test.user('mika');
  const { page } = await openPageAs(browser, { test, name: 'mika', path: PATH });
  const url = await add(page, 'jellyfin');
  const appears = (text: string) => page.getByText(text).first().waitFor({ timeout: PATIENCE_MS });
  await appears('Nothing has arrived yet.');
  await appears('Add Generic Destination');
  await send(url, { ...STOP, NotificationType: 'ItemAdded' });
  await appears('Events arrive, but none about playback.');
  await send(url, payload('plex-01-media.play-episode'));
  await appears('The latest event is from another kind of server.');
  await send(url, { ...STOP, NotificationType: 'PlaybackStart' });
  await appears('Tick Notification Type → Playback Stop on the server.');
  await send(url, payload('jellyfin-02-playbackstop-episode-at-50-percent'));
  await appears('Everything arrives as it should.');
  await send(url, STOP);
  await appears('Everything works.');
  const latest = page.getByRole('log');
  await latest.getByText('Recorded', { exact: true }).waitFor();
  await press(page, 'Check the address');
  await appears('only works on this machine');
  await page.context().close();
});

it('says it without scripts too, where one checks again', async () => {
  await test.user('sora');
  const { page } = await openAnyPageAs(
    browser,
    { test, name: 'sora', path: PATH },
    { javaScriptEnabled: false },
  );
  const url = await add(page, 'plex');
  await page.getByText('Nothing has arrived yet.').waitFor();
  await send(url, payload('plex-01-media.play-episode'));
  const found = async () => {
    await page.getByRole('link', { name: 'Check again' }).click();
    return page.getByText('Only the start of playback has arrived.').count();
  };
  await expect.poll(found, { timeout: PATIENCE_MS }).toBe(1);
  await press(page, 'Check the address');
  await page.getByText('only works on this machine').waitFor();
  await page.context().close();
});

it.each([
  ['plex', 'If a proxy or a script passes webhooks on'],
  ['tautulli', 'Paste the JSON Data'],
  ['jellyfin', 'Select “Send All Properties”'],
  ['emby', 'If a proxy or a script passes webhooks on'],
  [null, 'If it comes from a template'],
])('says what to do about an event of %s that cannot be read', async (program, advice) => {
  const name = `owner-of-${program ?? 'either'}`;
  const { id } = await test.user(name);
  const plain = { javaScriptEnabled: false };
  const { page } = await openAnyPageAs(browser, { test, name, path: PATH }, plain);
  const url = program
    ? await add(page, program)
    : `${test.url}/ingest/server_a/${await test.token(id, 'server_a')}`;
  await fetch(url, { method: 'POST', body: '{ "event": ' });
  await settle(test);
  await page.goto(`${addressOf(test)}${PATH}`);
  await page.getByRole('link', { name: 'Log and settings' }).click();
  const said = page.locator('article', { hasText: 'Unreadable' });
  await said.getByText(advice).waitFor();
  expect((await said.innerText()).includes('Send All Properties')).toBe(program === 'jellyfin');
});

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  it('asks whose plays count once a second person has played something', async () => {
    const name = javaScriptEnabled ? 'yuki' : 'rin';
    await test.user(name);
    const { page } = await openAnyPageAs(
      browser,
      { test, name, path: PATH },
      { javaScriptEnabled },
    );
    const url = await add(page, 'jellyfin');
    const film = payload('jellyfin-04-playbackstop-movie-send-all');
    await send(url, { ...film, NotificationUsername: 'Mika', UserId: '1' });
    await send(url, { ...STOP, NotificationUsername: 'Kai', UserId: '2' });
    const asked = async () => {
      await page.reload();
      return page.getByRole('heading', { name: 'Whose plays count?' }).count();
    };
    await expect.poll(asked, { timeout: PATIENCE_MS }).toBe(1);
    await page.getByRole('article').getByText('Whose plays count?', { exact: true }).waitFor();
    await press(page, javaScriptEnabled ? 'Only Mika' : 'Everybody');
    await page.getByText('Saved. Waiting plays are being recorded.').waitFor();
    const outcome = javaScriptEnabled ? 'Another user' : 'Recorded';
    const settled = async () => {
      await page.reload();
      return page.getByRole('article').getByText(outcome, { exact: true }).count();
    };
    await expect.poll(settled, { timeout: PATIENCE_MS }).toBe(javaScriptEnabled ? 1 : 2);
    expect(await page.getByRole('heading', { name: 'Whose plays count?' }).count()).toBe(0);
    await page.context().close();
  });
});

it.each([
  ['plex', 'Account Settings → Webhooks → Add Webhook', null],
  ['jellyfin', 'Add Generic Destination', '"{{NotificationType}}"'],
  ['emby', 'Limit user events to', null],
  ['tautulli', 'Notification Agents', '"event": "media.scrobble"'],
  ['kodi', 'https://api.trakt.tv', null],
])('says how to set up %s', async (program, step, template) => {
  const name = `of-${program}`;
  await test.user(name);
  const { page } = await openPageAs(
    browser,
    { test, name, path: PATH },
    { viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] },
  );
  const guide = page.locator(`#setup-${program}`);
  await guide.locator('summary').first().click();
  await guide.getByText(step).waitFor();
  if (template !== null) {
    const own = guide.locator('details summary');
    if ((await own.count()) > 0) await own.click();
    await guide.getByRole('button', { name: 'Copy template' }).click();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain(template);
  }
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(width)).toBe(0);
  await page.context().close();
});
