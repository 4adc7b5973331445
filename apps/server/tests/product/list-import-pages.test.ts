import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { bring, fileOf, listInWords } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openAnyPageAs, openPageAs } from './pages.ts';

const SAMPLES = new URL('../../src/slices/listfiles/formats/fixtures/', import.meta.url);
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

const PATH = '/settings/import';

/** A user of `test.user` at the page of imports. */
const enter = async (name: string): Promise<Page> =>
  (await openPageAs(browser, { test, name, path: PATH })).page;

/** The same with scripts or without. */
const enterAnyWay = async (name: string, options: BrowserContextOptions): Promise<AnyPage> =>
  (await openAnyPageAs(browser, { test, name, path: PATH }, options)).page;

const upload = async (page: AnyPage, name: string): Promise<void> => {
  if (page.url() !== `${address}${PATH}`) await page.goto(`${address}${PATH}`);
  await page.getByLabel('File', { exact: true }).setInputFiles(sample(name));
  await page.getByRole('button', { name: 'Preview' }).click();
};

const press = (page: AnyPage, name: string | RegExp) => page.getByRole('button', { name }).click();

/** How far tabs go on beyond what is shown of their row. */
const tabsBeyond = (page: Page): Promise<number> =>
  page.evaluate(
    `Math.max(...[...document.querySelectorAll('main nav')].map((nav) => nav.scrollWidth - nav.clientWidth))`,
  );

const WAYS: [string, BrowserContextOptions][] = [
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
];

it.each(WAYS)('a file is shown, imported and undone %s', async (how, options) => {
  const name = how.replace(' ', '');
  const { id: userId } = await test.user(name);
  const page = await enterAnyWay(name, options);
  await upload(page, 'mal-anime-edge.xml');
  await page.getByText('Nothing is saved yet').waitFor();
  expect(await listInWords(test, userId)).toEqual([]);
  expect(await page.getByRole('row', { name: /Entry without an id/u }).innerText()).toContain(
    'Needs review',
  );
  await press(page, /^Import: 9 added/u);
  await page.getByText('9 added, 0 updated, 0 unchanged, 3 skipped.').waitFor();
  expect(await listInWords(test, userId)).toHaveLength(9);
  await page.getByText('Undo this import…').click();
  await press(page, 'Undo import');
  await page.getByText('This import was undone: 9 titles removed from your list').waitFor();
  await page.getByRole('link', { name: 'Undone 9' }).waitFor();
  expect(await page.getByRole('link', { name: /^(?:Added|Needs review)/u }).count()).toBe(0);
  expect(await listInWords(test, userId)).toEqual([]);
});

it('names works in the title language of whoever imports', async () => {
  const { ask } = await listPerson(test, 'nativereader');
  await ask('mutation { updatePreferences(input: { titleLanguage: NATIVE }) { __typename } }');
  const { searchManga } = await ask(
    '{ searchManga(query: "Monster", first: 1) { nodes { titleNative } } }',
  );
  const page = await enter('nativereader');
  await upload(page, 'mihon-sample_2026-09-01_12-00.tachibk');
  const choice = page.getByRole('button', {
    name: `Match with “${searchManga.nodes[0].titleNative}”`,
  });
  await choice.click();
  await choice.waitFor({ state: 'detached' });
  await page.goto(page.url().replace(/\?.*/u, ''));
  await page.getByRole('rowheader', { name: searchManga.nodes[0].titleNative }).waitFor();
});

it.each(WAYS)(
  'a value that is not understood is named, and a status asked for %s',
  async (how, options) => {
    const name = `puzzler${how.replace(' ', '')}`;
    const { id: userId } = await test.user(name);
    const page = await enterAnyWay(name, options);
    const row = (mal: number, more: string) =>
      `<anime><series_animedb_id>${mal}</series_animedb_id><series_title>Row ${mal}</series_title>${more}</anime>`;
    const buffer = Buffer.from(
      `<myanimelist>${row(1, '<my_status>Bingeing</my_status><my_watched_episodes>5</my_watched_episodes>')}${row(
        5,
        '<my_status>Watching</my_status><my_watched_episodes>five</my_watched_episodes>',
      )}</myanimelist>`,
    );
    const file = { name: 'list.xml', mimeType: 'text/xml', buffer };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await press(page, 'Preview');
    await page.getByText('Status “Bingeing” was not understood').waitFor();
    await page.getByText('Episodes watched “five” was not understood').waitFor();
    await page.getByRole('link', { name: 'Values left out 2' }).waitFor();
    if (options.javaScriptEnabled !== false) expect(await tabsBeyond(page as Page)).toBe(0);
    await page.getByLabel('Import every “Bingeing” as').selectOption('CURRENT');
    await press(page, 'Use this status');
    await press(page, /^Import: 2 added/u);
    await page.getByText('2 added, 0 updated, 0 unchanged, 0 skipped.').waitFor();
    expect(await listInWords(test, userId)).toContainEqual(
      expect.objectContaining({ malIds: [1], status: 'current', progress: 5 }),
    );
  },
);

it.each(WAYS)(
  'values are shown as they will be, and a scale is offered that fits %s',
  async (how, options) => {
    const name = `rater${how.replace(' ', '')}`;
    const { id: userId } = await test.user(name);
    const own = { kind: 'anime', ids: { mal: 1 }, status: 'current', progress: 3 };
    await bring(test, { userId, format: 'tsuzuki', file: fileOf(own) });
    const page = await enterAnyWay(name, options);
    const buffer = fileOf({ ...own, progress: 5, score: 85 }, own);
    const file = { name: 'list.json', mimeType: 'application/json', buffer };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await press(page, 'Preview');
    await page.getByText('Episodes watched: 3 → 5').waitFor();
    await page.getByText('Your score: – → 9/10').waitFor();
    await page.getByText('the same title is on line 1: that one is used').waitFor();
    await press(page, /^Switch to 10 points with a decimal/u);
    await page.getByText('Your score: – → 8.5/10').waitFor();
    expect(await page.getByRole('button', { name: /^Switch to 10 points/u }).count()).toBe(0);
  },
);

it('says which row is which work, and what is wrong with a file', async () => {
  const { id: userId } = await test.user('decider');
  const page = await enter('decider');
  await upload(page, 'mihon-sample_2026-09-01_12-00.tachibk');
  await page.getByRole('link', { name: /^Needs review 2/u }).click();
  await press(page, 'Match with “Monster”');
  await page.getByRole('link', { name: /^Needs review 1/u }).waitFor();
  await page.getByText('Search…').click();
  await page.getByLabel('Title').fill('Yotsubato');
  await press(page, 'Search');
  await press(page, /Match with “Yotsuba/u);
  await page.getByRole('link', { name: /^Needs review 0/u }).waitFor();
  await press(page, /^Import: /u);
  await page.getByText('3 added, 0 updated, 0 unchanged, 1 skipped.').waitFor();
  expect(await listInWords(test, userId)).toHaveLength(3);

  await upload(page, 'expected.json');
  await page.getByText('We could not detect which service').waitFor();
  await page.getByLabel('Source').selectOption('simkl');
  await page.getByLabel('File', { exact: true }).setInputFiles(sample('shikimori-anime.json'));
  await press(page, 'Preview');
  await page.getByText('This file isn’t an export from Simkl').waitFor();
  const nowhere = await page.goto(`${address}${PATH}/nope`);
  expect(nowhere?.status()).toBe(404);
  await page.getByText('This page doesn’t exist.').waitFor();
});

it('gives the list as files', async () => {
  await test.user('leaver');
  const page = await enter('leaver');
  await upload(page, 'native-export.json');
  await press(page, /^Import: 18 added/u);
  await page.getByText(/^18 added/u).waitFor();
  await page.goto(`${address}/settings/import`);
  for (const [label, start] of [
    ['Everything (JSON)', '{"format":"tsuzuki-list/1"'],
    ['Manga (MyAnimeList XML)', '<?xml'],
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

/** The response of a feed's address, which contains the instance's public address. */
const readFeed = async (url: string) => {
  const response = await fetch(url.replace(/^https?:\/\/[^/]+/u, test.url));
  return { status: response.status, text: await response.text() };
};

it.each(WAYS)('the address of a calendar is made, renewed and deleted %s', async (how, options) => {
  const name = `subscriber${how.replace(' ', '')}`;
  await test.user(name);
  const page = await enterAnyWay(name, options);
  await page.goto(`${address}/settings/feeds`);
  const make = page.locator('#calendar').getByRole('button', { name: 'Create address' });
  const shown = page.locator('section.secret code');
  await make.click();
  await page.getByText('Your calendar address').waitFor();
  const first = await shown.innerText();
  expect(await readFeed(first)).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^BEGIN:VCALENDAR/u),
  });
  expect(await make.count()).toBe(0);
  await page.getByText('Create new address…').click();
  await press(page, 'Create new address');
  await expect.poll(() => shown.innerText()).not.toBe(first);
  const second = await shown.innerText();
  expect((await readFeed(first)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);
  await page.goto(`${address}/settings/feeds`);
  expect(await page.content()).not.toContain(second);
  await page.getByText('Delete…').click();
  await press(page, 'Delete address');
  await expect.poll(() => make.count()).toBe(1);
  expect((await readFeed(second)).status).toBe(404);
});

it.each(WAYS)('regular exports are set, tried and ended %s', async (how, options) => {
  const name = `saver${how.replace(' ', '')}`;
  const { id: userId } = await test.user(name);
  await bring(test, { userId, format: 'tsuzuki', file: 'native-export.json' });
  const page = await enterAnyWay(name, options);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.goto(`${address}/settings/import`);
  await page.getByRole('link', { name: 'Scheduled exports' }).click();
  await field('Destination').selectOption('webdav');
  await field('Folder URL').fill('https://cloud.example.org/?files');
  await field('Username').fill('mika');
  await field('Password').fill('not to be shown');
  await press(page, 'Save');
  await page.locator('[name="webdav.address"][aria-invalid]').waitFor();
  expect(await page.content()).not.toContain('not to be shown');
  await field('Destination').selectOption('folder');
  await field('How often').selectOption('weekly');
  await field('Exports to keep').fill('3');
  await press(page, 'Save');
  await page.getByText('Saved. The first export starts soon.').waitFor();
  await press(page, 'Export now');
  await page.getByText('Succeeded').waitFor();
  await page.getByText(/^18 entries, /u).waitFor();
  expect(await field('How often').inputValue()).toBe('weekly');
  await page.getByText('Turn off…').click();
  await press(page, 'Turn off scheduled exports');
  await page.getByText('Scheduled exports are turned off.').waitFor();
  expect(await page.getByRole('button', { name: 'Export now' }).count()).toBe(0);
});

it('the export of an empty list is shown as one, and not as a fault', async () => {
  await test.user('beginner');
  const page = await enter('beginner');
  const head = '<myinfo><user_export_type>2</user_export_type></myinfo>';
  const buffer = Buffer.from(`<myanimelist>${head}</myanimelist>`);
  const file = { name: 'mangalist.xml', mimeType: 'text/xml', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await press(page, 'Preview');
  await page.getByText('The file has no entries to import').waitFor();
  expect(await page.getByRole('button', { name: /^Import/u }).count()).toBe(0);
});

it('favourites and custom lists of a file are told of before they are brought', async () => {
  await test.user('besides');
  const page = await enter('besides');
  const favourites = [{ kind: 'anime', ids: { mal: 1 } }];
  const customLists = ['Calm', 'Again'].map((name) => ({ kind: 'anime', name }));
  const list = { format: 'tsuzuki-list/1', customLists, favourites, entries: [] };
  const buffer = Buffer.from(JSON.stringify(list));
  const file = { name: 'lists.json', mimeType: 'application/json', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await press(page, 'Preview');
  await page.getByText('also contains 2 custom lists and 1 favourite.').waitFor();
  await press(page, /^Import/u);
  await page.getByText('0 added').waitFor();
});
