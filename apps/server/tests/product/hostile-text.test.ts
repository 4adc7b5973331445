import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AnimeClaim,
  catalogue,
  changeFeed,
  importAnime,
  vouchForAnime,
} from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { launchBrowser } from '../chromium.ts';
import { COVERS, givePictures } from '../give-pictures.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { listPerson } from '../list-person.ts';
import { addressOf, openPage, openPageAs } from './pages.ts';

/** Texts that try to escape from the places of titles: an element, an attribute, a script, JSON, an address, a template of ours. */
const HOSTILE = [
  `<script>window.struck=1</script>`,
  `</script><script>window.struck=1</script>`,
  `<img src=x onerror="window.struck=1">`,
  `"><svg onload=window.struck=1>`,
  `' autofocus onfocus='window.struck=1`,
  `</title><script>window.struck=1</script>`,
  `<!--<script>window.struck=1//-->`,
  `\u2028window.struck=1\u2029//`,
  `{@html '<b>x</b>'} {{window.struck=1}} \${window.struck=1}`,
  `javascript:window.struck=1`,
  `<iframe srcdoc="<script>parent.struck=1</script>">`,
  `%tsuzuki.zone% %sveltekit.nonce%`,
];

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

let test: TestApp;
let browser: Browser;
let folder: string;
let works: { id: string; titleNative: string }[];

beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-hostile-'));
  const file = path.join(folder, 'mapping.json');
  const anime = HOSTILE.map((title, index) => ({
    key: `hostile-${index}`,
    title,
    titles: [title, `${title} again`],
    anidb: null,
    mal: 9_000_000 + index,
    anilist: null,
    episodes: 12,
    start: '2026-01-05',
    end: null,
  }));
  const mapping = { format: 'tsuzuki-mapping/1', anime, rules: [], episodes: [] };
  await writeFile(file, JSON.stringify(mapping));
  await importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true });
  // Visitors without an account see no work unless a source vouches for it.
  await test.app.db.transaction().execute((tx) => vouchForAnime(test.app, tx, () => false));
  await test.app.get(changeFeed).catchUp();
  const { data } = await test.ask('{ browseAnime(first: 50) { nodes { id titleNative } } }');
  works = data.browseAnime.nodes;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
  await rm(folder, { recursive: true });
});

it('titles stay text on every page that shows them', async () => {
  expect(works.map(({ titleNative }) => titleNative.trim()).toSorted()).toEqual(
    HOSTILE.map((title) => title.trim()).toSorted(),
  );
  const { page, faults } = await openPage(browser, addressOf(test));
  const paths = ['/', '/search', '/schedule', ...works.map(({ id }) => `/anime/${id}`)];
  for (const at of paths) {
    await page.goto(`${addressOf(test)}${at}`);
    expect({ at, struck: await page.evaluate('window.struck') }).toEqual({ at });
  }
  for (const { id, titleNative } of works) {
    await page.goto(`${addressOf(test)}/anime/${id}`);
    const shown = await page.getByRole('heading', { level: 1 }).textContent();
    expect(shown?.trim()).toBe(titleNative.trim());
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

it('what is searched for stays text, and so does every other part of an address', async () => {
  const { page, faults } = await openPage(browser, addressOf(test));
  for (const text of HOSTILE) {
    const word = encodeURIComponent(text);
    for (const at of [
      `/search?q=${word}`,
      `/search?genre=${word}&service=${word}&after=${word}`,
      `/sign-in?next=${word}`,
      `/?lang=${word}`,
    ]) {
      await page.goto(`${addressOf(test)}${at}`);
      expect({ at, struck: await page.evaluate('window.struck') }).toEqual({ at });
    }
  }
  // Addresses that do not exist are errors in the console. There must be no others.
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  await page.context().close();
});

it('what people write of themselves, of works and of their keys stays text', async () => {
  const mika = await listPerson(test, 'mika');
  const text = HOSTILE.join('\n\n').replaceAll(/[\u2028\u2029]/gu, ' ');
  const id = works[0]?.id ?? '';
  await mika.ask(
    'mutation ($bio: String!) { updatePreferences(input: { bio: $bio }) { __typename } }',
    {
      bio: text,
    },
  );
  await mika.ask(
    'mutation ($id: ID!, $notes: String!) { saveAnimeListEntry(input: { animeId: $id, status: CURRENT, notes: $notes }) { __typename } }',
    { id, notes: text },
  );
  const path = '/settings/keys';
  const { page, faults } = await openPageAs(browser, { test, name: 'mika', path });
  await page.getByLabel('Name').fill(HOSTILE[3] ?? '');
  await page.getByRole('button', { name: 'Create API key' }).click();
  await page.getByText('is ready').waitFor();
  for (const at of ['/user/mika', `/anime/${id}`, '/settings/profile', '/settings/keys']) {
    await page.goto(`${addressOf(test)}${at}`);
    expect({ at, struck: await page.evaluate('window.struck') }).toEqual({ at });
  }
  await page.goto(`${addressOf(test)}/anime/${id}`);
  const notes = page.getByRole('region', { name: 'Your list' }).locator('.rich');
  expect(await notes.innerText()).toContain(HOSTILE[0]);
  expect(await notes.locator('script, img, svg, iframe, [onerror], [onload]').count()).toBe(0);
  await page.goto(`${addressOf(test)}/user/mika`);
  const bio = page.locator('.bio');
  expect(await bio.innerText()).toContain(HOSTILE[0]);
  expect(await bio.locator('script, img, svg, iframe, [onerror], [onload]').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Texts that turn others around, pile up over them, or push them out of the window. */
const UNRULY = [
  '\u202Egnp.eman',
  `Z${'\u0301'.repeat(200)}algo`,
  'w'.repeat(2_000),
  '\u2066\u2067mixed\u200f',
];

it('names of characters, of those who speak them and of episodes stay text, and in their place', async () => {
  const { app } = test;
  const { id } = works[0]!;
  const [externalId] = app.get(catalogue).get(id)!.externalIds;
  const texts = [...HOSTILE, ...UNRULY];
  const claim: AnimeClaim = {
    sourceId: 'hostile-names',
    externalIds: [externalId!],
    characters: texts.map((name, index) => ({
      key: `hostile-${index}`,
      name,
      nameNative: null,
      role: 'MAIN',
      voices: [{ name: `${name} Jr.`, nameNative: name, lang: 'ja' }],
    })),
    episodes: texts.map((text, index) => ({
      number: index + 1,
      titles: [{ text, lang: 'en' }],
      airedOn: null,
    })),
  };
  await app.db
    .transaction()
    .execute((tx) => importAnime(app, tx, { source: 'shinkro', claims: [claim] }));
  const addresses = new Map([[id, `${COVERS}/hostile.jpg`]]);
  await givePictures(app, { media: 'anime', picture: 'cover', addresses });
  await app.database.pool.query(
    `update catalog.data_source set name = $1, licence = $2 where key = 'mangabaka'`,
    [`${HOSTILE[2]}\u202Eabc`, `${HOSTILE[0]}`],
  );
  await app.get(changeFeed).catchUp();
  const { page, faults } = await openPage(browser, `${addressOf(test)}/anime/${id}`, PHONE);
  const unfold = async () => {
    for (const summary of await page.locator('main summary').all()) await summary.click();
  };
  await unfold();
  const main = await page.locator('main').innerText();
  for (const text of [HOSTILE[0]!, HOSTILE[8]!, 'gnp.eman', `Z${'\u0301'.repeat(3)}algo`])
    expect(main).toContain(text);
  expect(main).not.toMatch(/[\u2066\u2067]/u);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await page.evaluate('window.struck')).toBeUndefined();
  // What turns a text around stays within it.
  const credit = page.locator('main p', { hasText: 'Cover:' });
  expect(await credit.locator('bdi').count()).toBe(2);
  for (const name of [HOSTILE[0]!, 'gnp.eman']) {
    await page.goto(`${addressOf(test)}/anime/${id}`);
    await unfold();
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(/\/characters\//u);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    expect(await page.evaluate('window.struck')).toBeUndefined();
  }
  // Nothing is where the picture should be.
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  await page.context().close();
});
