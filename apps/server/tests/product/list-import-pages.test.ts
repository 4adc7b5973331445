import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { PASSWORD } from '../browser.ts';
import { listInWords } from '../list-files.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const SAMPLES = new URL('../../src/slices/imports/formats/fixtures/', import.meta.url);
const sample = (name: string): string => fileURLToPath(new URL(name, SAMPLES));

let test: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', now: '2026-11-21T12:00:00Z' });
  address = test.url.replace('127.0.0.1', 'localhost');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const signIn = async (name: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${address}/sign-in?next=%2Fsettings%2Fimport`);
  await page.getByLabel('User name or e-mail address').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/settings\/import/u);
  return page;
};

const upload = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${address}/settings/import`);
  await page.getByLabel('File', { exact: true }).setInputFiles(sample(name));
  await page.getByRole('button', { name: 'Show what would happen' }).click();
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

it.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])('a file is shown, imported and undone %s', async (how, options) => {
  const name = how.replace(' ', '');
  const { id: userId } = await test.user(name);
  const page = await signIn(name, options);
  await upload(page, 'mal-anime-edge.xml');
  await page.getByText('Nothing is written yet').waitFor();
  expect(await listInWords(test, userId)).toEqual([]);
  expect(await page.getByRole('row', { name: /Entry without an id/u }).innerText()).toContain(
    'skipped',
  );
  await press(page, /^Import: 9 added/u);
  await page.getByText('9 added, 0 updated, 0 unchanged, 2 skipped.').waitFor();
  expect(await listInWords(test, userId)).toHaveLength(9);
  await page.getByText('Undo this import…').click();
  await press(page, 'Undo it');
  await page.getByText('All this import wrote was taken back.').waitFor();
  expect(await listInWords(test, userId)).toEqual([]);
});

it('says which row is which work, and what is wrong with a file', async () => {
  const { id: userId } = await test.user('decider');
  const page = await signIn('decider');
  await upload(page, 'mihon-sample_2026-09-01_12-00.tachibk');
  await page.getByRole('link', { name: /^To decide 2/u }).click();
  await press(page, 'It is “Monster”');
  await page.getByRole('link', { name: /^To decide 1/u }).waitFor();
  await page.getByText('Search…').click();
  await page.getByLabel('Title').fill('Yotsubato');
  await press(page, 'Search');
  await press(page, /It is “Yotsuba/u);
  await page.getByRole('link', { name: /^To decide 0/u }).waitFor();
  await press(page, /^Import: /u);
  await page.getByText('3 added, 0 updated, 0 unchanged, 1 skipped.').waitFor();
  expect(await listInWords(test, userId)).toHaveLength(3);

  await upload(page, 'expected.json');
  await page.getByText('We cannot tell which service').waitFor();
  await page.getByLabel('Where it comes from').selectOption('simkl');
  await page.getByLabel('File', { exact: true }).setInputFiles(sample('shikimori-anime.json'));
  await press(page, 'Show what would happen');
  await page.getByText('The file is not a list of Simkl').waitFor();
});

it('gives the list as files', async () => {
  await test.user('leaver');
  const page = await signIn('leaver');
  await upload(page, 'native-export.json');
  await press(page, /^Import: 18 added/u);
  await page.getByText(/^18 added/u).waitFor();
  await page.goto(`${address}/settings/import`);
  for (const [label, start] of [
    ['All of it, JSON', '{"format":"tsuzuki-list/1"'],
    ['Manga for MyAnimeList, XML', '<?xml'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: label }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(start)).toBe(true);
    expect(text).toContain('Berserk');
  }
});
