import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { launchBrowser } from '../chromium.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webAddresses } from '../web-routes.ts';
import { addressOf, openPage } from './pages.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  address = addressOf(test);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const textOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${test.url}${path}`, { headers })).text();

describe('the theme', () => {
  const backgroundOf = 'getComputedStyle(document.body).backgroundColor';

  it('is the system’s until it is switched, and stays switched without a flash', async () => {
    const { page, faults } = await openPage(browser, address, { colorScheme: 'dark' });
    const dark = await page.evaluate(backgroundOf);
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await page.evaluate(backgroundOf)).not.toBe(dark);
    const html = await (await page.reload())?.text();
    expect(html).toContain('data-theme="light"');
    expect(await page.evaluate(backgroundOf)).not.toBe(dark);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is switched without scripts too, and leads back to the page', async () => {
    const page = openPlain();
    await page.goto(`${address}/schedule`);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(new URL(page.url()).pathname).toBe('/schedule');
    expect(await page.content()).toContain('data-theme="dark"');
  });
});

describe('Japanese', () => {
  it('is spoken to those whose browser asks for it, with titles as they are', async () => {
    const { page, faults } = await openPage(browser, `${address}/anime/${FRIEREN}`, {
      locale: 'ja-JP',
    });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('葬送のフリーレン');
    await page.getByRole('heading', { name: '配信サービス' }).waitFor();
    await page.getByRole('link', { name: '放送予定' }).first().click();
    await page.getByRole('heading', { name: '放送予定' }).waitFor();
    expect(await page.getByText('今日').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('marks what is only there in English', async () => {
    const docs = await textOf('/docs', { 'accept-language': 'ja' });
    expect(docs).toMatch(/<html\s+lang="ja"/u);
    expect(docs).toMatch(/<main[^>]* lang="en"/u);
    expect(await textOf('/schedule', { 'accept-language': 'ja' })).not.toMatch(/<main[^>]* lang=/u);
  });

  it('has addresses of its own, which stay chosen', async () => {
    const response = await fetch(`${test.url}/seasons/2026/winter?lang=ja`);
    expect(response.headers.getSetCookie().join()).toContain('lang=ja');
    const text = await response.text();
    expect(text).toContain('2026年冬アニメ');
    expect(text).toMatch(/rel="canonical" href="[^"]*\/seasons\/2026\/winter\?lang=ja"/u);
    expect(text).toMatch(/hreflang="en" href="[^"]*\/seasons\/2026\/winter\?lang=en"/u);
  });
});

it('a legal page is what its operator wrote, in the reader’s language where there is one in it', async () => {
  const folder = path.join(test.app.settings.of(dataSettings).dataDir, 'legal');
  await mkdir(folder, { recursive: true });
  expect(await textOf('/legal/terms')).toContain('hasn’t written this page yet');
  await writeFile(path.join(folder, 'terms.md'), '# House rules\n\nBe kind.');
  const japanese = { 'accept-language': 'ja' };
  expect(await textOf('/legal/terms', japanese)).toMatch(/lang="en"[^]*House rules/u);
  await writeFile(path.join(folder, 'terms.ja.md'), '# 利用のきまり\n\nなかよく。');
  expect(await textOf('/legal/terms', japanese)).toContain('利用のきまり');
  expect(await textOf('/legal/terms')).toContain('Be kind.');
});

it('no page that anybody sees complains to the console', async () => {
  const { page, faults } = await openPage(browser, address);
  const { data } = await test.ask('{ browseManga(first: 1) { nodes { id } } }');
  const complaints: Record<string, string[]> = {};
  for (const path of [
    ...webAddresses().filter((at) => !/\/(?:x|anime|manga|list|rows)(?:\/|$)|\.\w+$/u.test(at)),
    `/anime/${FRIEREN}`,
    `/manga/${data.browseManga.nodes[0].id}`,
    '/search?q=frieren&service=netflix&region=JP',
    '/search?q=zzzzqqqq',
    '/schedule?week=2026-01-12',
    '/seasons/2026/winter',
    '/docs/list-files',
    '/docs/reference/query/anime',
    '/docs/reference/types/Anime',
    '/legal/privacy',
  ]) {
    const response = await page.goto(`${address}${path}`);
    // For visitors without an account, missing pages are errors in the console, as expected.
    const own = faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'));
    const failed = (response?.status() ?? 0) >= 500 ? [`status ${response?.status()}`] : [];
    if (own.length + failed.length > 0) complaints[path] = [...own, ...failed];
  }
  expect(complaints).toEqual({});
  await page.context().close();
});

it('an empty season leads to the one before it that is on record', async () => {
  const empty = await textOf('/seasons/2028/summer', {});
  const [, newest = ''] =
    /Latest season available:\s*<a href="(\/seasons\/\d{4}\/\w+)"/u.exec(empty) ?? [];
  expect(await textOf(newest, {})).toContain('/anime/');
  const seasons = await fetch(`${test.url}/seasons`, { redirect: 'manual' });
  expect(seasons.headers.get('location')).toBe('/seasons/2026/winter');
  const before = test.clock.now();
  test.clock.set(new Date('2026-11-29T12:00:00Z'));
  const late = await fetch(`${test.url}/seasons`, { redirect: 'manual' });
  const latest = await textOf(`${late.headers.get('location')}?sort=title`);
  const other = await textOf('/seasons/2025/fall?sort=title');
  test.clock.set(before);
  const note = 'The latest season in the catalogue. It has no anime for Fall 2026 yet.';
  expect([latest, other].map((text) => text.includes(note))).toEqual([true, false]);
});

it('a page of a search that begins nowhere is the first one', async () => {
  const response = await fetch(`${test.url}/search?q=frieren&after=zzz`);
  expect([response.status, new URL(response.url).search]).toEqual([200, '?q=frieren']);
});

it('what is searched for has no controls, and an address that cannot be is refused as such', async () => {
  expect(await textOf('/search?q=%00frieren%00')).not.toContain('\0');
  expect((await fetch(`${test.url}/search?q=%00&genre=%00&service=%00`)).status).toBe(200);
  const statuses = { '/anime/%00': 404, '/user/%00': 400, '/search?q=frieren&after=%00': 200 };
  for (const [path, expected] of Object.entries(statuses)) {
    const { status } = await fetch(`${test.url}${path}`);
    expect([path, status]).toEqual([path, expected]);
  }
  const japanese = await textOf('/user/%00', { 'accept-language': 'ja' });
  expect(japanese).toMatch(/<h1[^>]*>このアドレスの指定は正しくありません。/u);
  expect(await textOf('/nowhere', { 'accept-language': 'ja' })).not.toMatch(/<h1[^>]* lang="en"/u);
});

it('a week of another year says so', async () => {
  const past = await textOf('/schedule?week=2024-12-28');
  expect(past).toMatch(/<title>[^<]*28 Dec 2024/u);
  expect(past.replaceAll(/<!--.*?-->/gu, '')).toMatch(/<h2[^>]*>[^]*?31 Dec 2024[^]*?<\/h2>/u);
});

it('a week is told in the time of its own days, on whichever side of a change of clocks', async () => {
  const inBerlin = (week: string) =>
    textOf(`/schedule?week=${week}`, { cookie: 'zone=Europe/Berlin' });
  expect(await inBerlin('2024-06-03')).toContain('Berlin (GMT+2)');
  expect(await inBerlin('2024-12-02')).toContain('Berlin (GMT+1)');
  expect(await inBerlin('2024-10-24')).toContain('Berlin (GMT+2 → GMT+1)');
});

it('preferences are kept without scripts: titles, clock, region', async () => {
  const page = openPlain();
  await page.goto(`${address}/preferences`);
  await page.getByLabel('Title language').selectOption('ENGLISH');
  await page.getByLabel('Late-night times').selectOption('30');
  await page.getByLabel('Streaming region').selectOption('JP');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.goto(`${address}/anime/${FRIEREN}`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Frieren: Beyond/u);
  expect(await page.getByRole('region', { name: 'Where to watch' }).innerText()).toMatch(
    /^Where to watch\s+ABEMA/u,
  );
  // Without scripts the zone is Japan's, where Thursday's night continues after midnight.
  await page.goto(`${address}/schedule`);
  expect(await page.getByText(/^(?:≈ ?)?2[4-9]:\d\d$/u).count()).toBeGreaterThan(0);
});

describe('for search engines', () => {
  it('every work anybody may see is in the sitemap, and no other', async () => {
    const index = await textOf('/sitemap.xml');
    const files = [...index.matchAll(/<loc>(?<url>[^<]+)/gu)].map((found) => found.groups?.['url']);
    const { data } = await test.ask('{ browseAnime { totalCount } browseManga { totalCount } }');
    const texts = await Promise.all(files.map((url) => textOf(new URL(url ?? '').pathname)));
    const paths = texts.flatMap((text) => [
      ...text.matchAll(/<loc>[^<]+?(?<path>\/[^<]*)<\/loc>/gu),
    ]);
    const count = (kind: string) => paths.filter((found) => found[0].includes(`/${kind}/`)).length;
    expect(count('anime')).toBe(data.browseAnime.totalCount);
    expect(count('manga')).toBe(data.browseManga.totalCount);
    expect((await fetch(`${test.url}/sitemap/anime-2.xml`)).status).toBe(404);
    expect((await fetch(`${test.url}/sitemap/anime-0.xml`)).status).toBe(404);
    expect(await textOf('/robots.txt')).toContain('Sitemap: ');
    expect(await textOf('/opensearch.xml')).toContain('/search?q={searchTerms}');
  });

  it.each([
    [`/anime/${FRIEREN}`, 'TVSeries'],
    ['/', 'WebSite'],
  ])('%s says what it is about', async (path, type) => {
    const text = await textOf(path);
    const [, json = ''] = /application\/ld\+json">(.*?)<\/script>/su.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    for (const wanted of [
      '<title>',
      'name="description"',
      'rel="canonical"',
      'property="og:image"',
    ])
      expect(text).toContain(wanted);
  });
});

it('is installed, and says when there is no connection, showing nothing of anybody', async () => {
  const { page } = await openPage(browser, address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const manifest = await page.evaluate<{ icons: { src: string }[] }>(
    `fetch('/manifest.webmanifest').then((response) => response.json())`,
  );
  for (const { src } of manifest.icons) {
    expect((await fetch(`${test.url}${src}`)).status).toBe(200);
  }
  await page.context().setOffline(true);
  await page.goto(`${address}/settings`);
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  const kept = await page.evaluate<string[]>(
    `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
      .then((all) => all.flat().map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/_app/')))`,
  );
  expect(kept).toEqual(['/offline']);
  await page.context().close();
});

it('shows no where-to-watch to visitors where the operator keeps it for paid tiers', async () => {
  const strict = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: { PAGES_PAID_DATA: 'by-tier' },
  });
  const page = await (await fetch(`${strict.url}/anime/${FRIEREN}`)).text();
  const asked = await fetch(`${strict.url}/search?service=netflix`);
  await strict.close();
  expect(asked.status).toBe(403);
  expect(page).toContain('葬送のフリーレン');
  expect(page).not.toContain('Where to watch');
  expect(page).not.toContain('netflix');
  expect(await textOf(`/anime/${FRIEREN}`)).toContain('Where to watch');
});
