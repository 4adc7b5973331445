import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { workNext } from '#slices/sources/fetch/worker.ts';
import { refreshDaily } from '#slices/sources/jobs.ts';
import { launchBrowser } from '../chromium.ts';
import { Fetching, OFFLINE, WIKIDATA } from '../fetching.ts';
import { saidBySources } from '../said-by-sources.ts';
import { offlineDatabase, offlineRows, packedLines, wikidataOf } from '../source-files.ts';
import { openPageAs } from './pages.ts';

const NOON = '2026-01-15T12:00:00Z';

let on: Fetching;
let browser: Browser;

beforeAll(async () => {
  on = await Fetching.start({ roles: ['web', 'worker'], now: NOON });
  const { id } = await on.test.user('boss');
  await on.test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    id,
  ]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await on.close();
});
beforeEach(async () => {
  on.test.clock.set(NOON);
  await on.clear();
});

const open = async (
  options: Parameters<typeof openPageAs>[2] = {},
  path = '/admin/data-sources',
) => {
  const opened = await openPageAs(browser, { test: on.test, name: 'boss', path }, options);
  const panel = (name: string) => opened.page.getByRole('region', { name, exact: true });
  return { ...opened, panel };
};

it('fetches a source, and shows what became of its rows', async () => {
  on.web.put(WIKIDATA, wikidataOf(30, { broken: [3] }));
  const { page, panel, faults } = await open();
  const wikidata = panel('Wikidata');
  await wikidata.getByText('Not fetched yet').waitFor();
  await wikidata.getByRole('button', { name: 'Fetch now' }).click();
  await wikidata.getByText('Up to date').waitFor();
  await wikidata.getByText('Examples of refused rows').click();
  expect(await wikidata.getByRole('listitem').allInnerTexts()).toEqual(['Q83: has no title']);
  expect(await wikidata.locator('dl').innerText()).toMatch(/Rows\s+29/u);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('shows progress also where every answer takes longer than the pause between two', async () => {
  const file = wikidataOf(600);
  on.web.put(WIKIDATA, file, { fault: { kind: 'hold', after: 50_000 } });
  const { page, panel } = await open();
  await page.route('**/__data.json*', async (route) => {
    await delay(3_000);
    await route.continue();
  });
  const wikidata = panel('Wikidata');
  await wikidata.getByRole('button', { name: 'Fetch now' }).click();
  await wikidata.getByText('Downloading').waitFor();
  on.web.put(WIKIDATA, file);
  on.web.hangUp();
  await wikidata.getByText('Failed').or(wikidata.getByText('Up to date')).waitFor();
  await page.context().close();
});

/** Longer than any source is left alone. */
const MOST_REST_MS = 40 * 24 * HOUR_MS;

/** The work of a night in which all sources are due: one after the other, and then what follows from the date. */
const workAtNight = async (): Promise<void> => {
  on.later(MOST_REST_MS);
  while (await workNext(on.test.app, new AbortController().signal));
  await refreshDaily.run(on.test.app, {});
};

it('fills a fresh instance by one click; the nightly work changes nothing while the sources say the same', async () => {
  const anime = offlineRows(Array.from({ length: 400 }, (_, index) => index + 1));
  on.web.release(OFFLINE, packedLines(anime));
  on.web.put(WIKIDATA, wikidataOf(600));
  await on.consentTo('anime-offline-database');
  const { page, panel } = await open();
  await page.getByRole('button', { name: 'Fetch all now' }).click();
  for (const name of ['anime-offline-database', 'Wikidata'])
    await panel(name).getByText('Up to date').waitFor({ timeout: 180_000 });
  expect((await on.row('anime-offline-database')).rows).toBe(400);
  expect(await on.countManga()).toBe(600);
  const filled = await saidBySources(on.test);

  const asked = on.web.times(WIKIDATA);
  await workAtNight();
  expect(on.web.times(WIKIDATA)).toBeGreaterThan(asked);
  expect(await saidBySources(on.test)).toEqual(filled);

  const [head, ...rows] = anime;
  on.web.release(OFFLINE, packedLines([head!, ...rows.toReversed()]));
  const before = (await on.row('anime-offline-database')).checksum;
  await workAtNight();
  expect((await on.row('anime-offline-database')).checksum).not.toBe(before);
  expect(await saidBySources(on.test)).toEqual(filled);
  await page.context().close();
});

it('offers to ask a source about titles before it has been asked at all', async () => {
  const { page, panel } = await open();
  await panel('TVmaze').getByRole('button', { name: 'Ask now' }).waitFor();
  await panel('Wikidata').getByRole('button', { name: 'Fetch now' }).waitFor();
  await page.context().close();
});

it('says why a source failed, in Japanese too, and takes a smaller file', async () => {
  on.web.put(WIKIDATA, wikidataOf(30));
  await on.refresh('wikidata');
  on.web.put(WIKIDATA, wikidataOf(3));
  await on.refresh('wikidata');
  const { page, panel } = await open({ locale: 'ja-JP' });
  const wikidata = panel('Wikidata');
  await wikidata.getByText('小さいファイルを受け入れてください').waitFor();
  await wikidata.getByText('小さいファイルを受け入れる…').click();
  await wikidata.getByRole('button', { name: '受け入れて取得' }).click();
  await wikidata.getByText('最新', { exact: true }).waitFor();
  await page.context().close();
});

it('shows the terms of a source before an administrator agrees to them', async () => {
  on.web.release(OFFLINE, offlineDatabase([1]));
  const { page, panel } = await open();
  const source = panel('anime-offline-database');
  await source.getByText('Needs your consent').waitFor();
  expect(await source.getByRole('button', { name: 'Fetch now' }).count()).toBe(0);
  await source.getByText('Read the terms…').click();
  await source.getByText('ODbL 1.0: a database made with it').waitFor();
  await source.getByRole('button', { name: 'Agree and switch on' }).click();
  await source.getByText('Not fetched yet').waitFor();
  expect(await source.locator('dl').innerText()).toMatch(/Consent\s+.*boss/u);
  await page.context().close();
});

it.each([true, false])(
  'asks the first administrator which sources to use (scripts: %s)',
  async (javaScriptEnabled) => {
    on.web.put(WIKIDATA, wikidataOf(3));
    on.web.release(OFFLINE, offlineDatabase([1]));
    const { page, panel } = await open({ javaScriptEnabled }, '/admin/data-sources/choose');
    await page.getByRole('heading', { level: 1, name: 'Choose data sources' }).waitFor();
    const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
    expect(await box(/^Wikidata(?! \()/u).isChecked()).toBe(true);
    expect(await box('MangaBaka: I agree').isChecked()).toBe(false);
    await page.getByText('ODbL 1.0: a database made with it').waitFor();
    await box('anime-offline-database: I agree').check();
    await box('anibridge-mappings').uncheck();
    await page.getByRole('button', { name: 'Use these sources' }).click();
    await page.getByRole('heading', { level: 1, name: 'Data sources', exact: true }).waitFor();
    await panel('anibridge-mappings').getByText('Off', { exact: true }).waitFor();
    await expect.poll(async () => (await on.row('anime-offline-database')).rows).toBe(1);
    await page.context().close();
  },
);

it('removes what a source gave when consent to its terms is withdrawn', async () => {
  on.web.release(OFFLINE, offlineDatabase([1]));
  await on.consentTo('anime-offline-database');
  await on.refresh('anime-offline-database');
  const { page, panel } = await open();
  const source = panel('anime-offline-database');
  await source.getByText('Withdraw consent…').click();
  await source.getByText('Lists keep their entries.').waitFor();
  await source.getByRole('button', { name: 'Withdraw and remove its data' }).click();
  await source.getByText('Needs your consent').waitFor();
  await expect.poll(async () => (await on.row('anime-offline-database')).rows).toBeNull();
  await source.getByText('Rows', { exact: true }).waitFor({ state: 'detached' });
  await page.context().close();
});

it('shows how far the ids of episodes are, and which key is missing', async () => {
  const { page, panel } = await open();
  const ids = panel('Episode IDs of TMDB');
  await ids.getByText('To use this source, set TMDB_API_KEY to a key of your own.').waitFor();
  await page.context().close();
});

describe('without scripts', () => {
  it('switches a source off, fetches another, and shows it after a reload', async () => {
    on.web.put(WIKIDATA, wikidataOf(3));
    const { page, panel } = await open({ javaScriptEnabled: false });
    await panel('anibridge-mappings').getByRole('button', { name: 'Switch off' }).click();
    await panel('anibridge-mappings').getByRole('button', { name: 'Switch on' }).waitFor();
    await panel('Wikidata').getByRole('button', { name: 'Fetch now' }).click();
    await expect.poll(async () => (await on.row('wikidata')).rows, { timeout: 30_000 }).toBe(3);
    await page.goto(page.url().replace(/\?.*$/u, ''));
    await panel('Wikidata').getByText('Up to date').waitFor();
    await page.context().close();
  });
});

it('tells administrators on every page of theirs when the newest data is older than 30 days', async () => {
  on.web.put(WIKIDATA, wikidataOf(3));
  await on.refresh('wikidata');
  const banner = 'The newest data of the catalogue is from 2026-01-15.';
  const young = await open({}, '/admin/people');
  expect(await young.page.getByText(banner).count()).toBe(0);
  await young.page.context().close();
  on.test.clock.set('2026-02-20T12:00:00Z');
  const { page } = await open({}, '/admin/people');
  await page.getByText(banner).waitFor();
  await page.getByRole('link', { name: 'See data sources' }).click();
  await page.getByRole('heading', { level: 1, name: 'Data sources' }).waitFor();
  await page.context().close();
});

it('shows rows that are held, and takes what an administrator says of them', async () => {
  await on.test.app.database.pool.query(
    `insert into catalog.held_claim values ('ANIME', 'anime-offline-database', 'mal:77', 'HAS_NAMESAKES', '{}', $1, now())`,
    [{ sourceId: 'mal:77', titleNative: '保留の作品', format: 'TV', startOn: '2024' }],
  );
  const { page, panel } = await open();
  const held = panel('Rows to review');
  expect(await held.innerText()).toContain('保留の作品');
  await held.getByRole('button', { name: 'Add as a new title' }).click();
  await expect.poll(() => page.getByText('保留の作品').count()).toBe(0);
  const { rows } = await on.test.app.database.pool.query(
    `select title_native from catalog.anime where title_native = '保留の作品'`,
  );
  expect(rows).toHaveLength(1);
});
