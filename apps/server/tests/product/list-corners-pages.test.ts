import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFeed, retireAnimeClaims } from '#slices/catalog/index.ts';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** Finished shows with recorded episode counts. */
let shows: { id: string; titleRomaji: string; episodeCount: number }[];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  const { data } = await test.ask(`{ browseAnime(first: 50, filter: { format: { in: [TV] } }) {
    nodes { id titleRomaji episodeCount episodeCountSource } } }`);
  shows = data.browseAnime.nodes.filter(
    ({ titleRomaji, episodeCount, episodeCountSource }: any) =>
      titleRomaji && episodeCountSource === 'RECORDED' && episodeCount > 10,
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const SAVE = `mutation ($inputs: [SaveAnimeListEntryInput!]!) {
  saveAnimeListEntries(inputs: $inputs) { results { outcome } } }`;

interface Visit {
  /** Entries of the first shows, in their order. */
  entries: readonly object[];
  /** The page to open; none if it is empty. */
  path?: string;
  /** Their score format. */
  format?: string;
  options?: BrowserContextOptions;
}

/** A user with some entries. */
const listed = async (name: string, { entries, format = 'POINT_100' }: Visit) => {
  const person = await listPerson(test, name);
  const inputs = entries.map((entry, at) => ({ animeId: shows[at]?.id, ...entry }));
  if (inputs.length > 0) await person.ask(SAVE, { inputs });
  await person.ask(
    'mutation ($format: ScoreFormat!) { updatePreferences(input: { scoreFormat: $format }) { __typename } }',
    { format },
  );
  const entry = async (at: number) => {
    const { anime } = await person.ask(
      'query ($id: ID!) { anime(id: $id) { viewerEntry { status progress score } } }',
      { id: shows[at]?.id },
    );
    return anime.viewerEntry;
  };
  return { ...person, entry };
};

/** Such a user at a page of their list. */
const visit = async (name: string, of: Visit) => {
  const person = await listed(name, of);
  const { path = '/list/anime', options } = of;
  const { page, faults } = await openPageAs(browser, { test, name }, options);
  const goto = async (to: string): Promise<void> => {
    await page.goto(`${addressOf(test)}${to}`);
    await scripted(page);
  };
  if (path) await goto(path);
  return { ...person, page, faults, goto };
};

/** Waits for scripts, which have run when the place for messages exists. */
const scripted = (page: AnyPage) => page.locator('.dock .place').waitFor({ state: 'attached' });
const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const focused = (page: Page) =>
  page.evaluate<string | undefined>('document.activeElement.dataset.index');

it('types a score over the one that is there, and leads back to its row', async () => {
  const { page, entry, faults } = await visit('typist', {
    entries: [{ status: 'CURRENT', progress: 1, score: 90, scoreFormat: 'POINT_100' }],
  });
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await entry(0)).score).toBe(8);
  expect(await focused(page)).toBe('0');
  await page.keyboard.press('s');
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('0');
  await page.keyboard.press('+');
  await expect.poll(() => entry(0)).toMatchObject({ progress: 2, score: 8 });
  expect(faults).toEqual([]);
  await page.context().close();
});

it.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])('says of a list whose last entry is removed that it is empty, %s', async (how, options) => {
  const name = `emptier${how.replaceAll(' ', '')}`;
  const { entry } = await listed(name, { entries: [{ status: 'CURRENT' }] });
  const { page } = await openAnyPageAs(browser, { test, name, path: '/list/anime' }, options);
  if (how === 'with scripts') await scripted(page);
  await page.getByLabel('Select').check();
  await press(page, 'Remove from your list');
  await page.getByText('Your list is empty').waitFor();
  await press(page, 'Undo');
  await expect.poll(async () => (await entry(0))?.status).toBe('CURRENT');
  await page.getByRole('link', { name: shows[0]?.titleRomaji ?? '', exact: true }).waitFor();
  await page.context().close();
});

it('says of a list that was deleted that it is gone, and leads to all', async () => {
  const path = '/list/anime?list=00000000-0000-4000-8000-000000000000';
  const { page } = await visit('loser', { entries: [{ status: 'CURRENT' }], path });
  await page.getByText('This list no longer exists').waitFor();
  await page.getByRole('link', { name: 'Show all entries' }).click();
  await page.getByRole('link', { name: shows[0]?.titleRomaji ?? '', exact: true }).waitFor();
  await page.context().close();
});

it('begins at its start where an address begins nowhere', async () => {
  const { page, goto } = await visit('nowhere', { entries: [{ status: 'CURRENT' }], path: '' });
  for (const sort of ['updated', 'title', 'airing']) {
    await goto(`/list/anime?sort=${sort}&after=zzz`);
    await page.getByRole('link', { name: shows[0]?.titleRomaji ?? '', exact: true }).waitFor();
  }
  await page.context().close();
});

it('filters by scores as somebody scores', async () => {
  const entries = [{ score: 6 }, { score: 8 }, {}].map((entry) => ({
    status: 'CURRENT',
    ...entry,
    scoreFormat: 'POINT_10',
  }));
  const { page, ask, goto } = await visit('scorer', { entries, format: 'POINT_10' });
  const titles = () => page.locator('.item .title').allInnerTexts();
  const [first = '', second = ''] = shows.map(({ titleRomaji }) => titleRomaji);
  await page.getByText('More filters').click();
  await page.getByLabel('Minimum score (out of 10)').fill('8');
  await page.getByLabel('Minimum score (out of 10)').blur();
  await page.waitForURL(/score=8/u);
  await expect.poll(titles).toEqual([second]);
  await goto('/list/anime?score=6&sort=score');
  expect(await titles()).toEqual([second, first]);
  await ask('mutation { updatePreferences(input: { scoreFormat: POINT_5 }) { __typename } }');
  await goto('/list/anime?score=4');
  expect(await page.getByLabel('Minimum score', { exact: true }).inputValue()).toBe('4');
  expect(await titles()).toEqual([second]);
  await page.context().close();
});

it('marks what is on lists of one’s own alone, and says what is left of what is out', async () => {
  const { page, ask, goto } = await visit('marker', {
    entries: [{ status: 'REPEATING', progress: 1 }, { status: 'CURRENT' }],
    path: '',
  });
  const { createCustomList } = await ask(
    'mutation { createCustomList(media: ANIME, name: "Rain") { customList { id } } }',
  );
  const [first, second] = shows;
  const customLists = [createCustomList.customList.id];
  await ask(SAVE, {
    inputs: [{ animeId: second?.id, customLists, isHiddenFromStatusLists: true }],
  });
  await goto('/list/anime');
  const rowOf = (title = '') =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await rowOf(second?.titleRomaji).getByText('On custom lists only').waitFor();
  const left = Number(first?.episodeCount) - 1;
  await rowOf(first?.titleRomaji).getByText(`${left} left`).waitFor();
  expect(await page.getByText('behind').count()).toBe(0);
  await page.goto(`${addressOf(test)}/anime/${second?.id}`);
  await page.getByText('On custom lists only').waitFor();
  await page.context().close();
});

it('asks before it removes many', async () => {
  const entries = Array.from({ length: 22 }, () => ({ status: 'PLANNING' }));
  const { page, entry } = await visit('remover', { entries });
  await page.getByLabel('Select').first().check();
  await press(page, 'Select all 22');
  await press(page, 'Remove from your list');
  await page.getByText('Remove 22 entries from your list?').waitFor();
  await press(page, 'Cancel');
  await page.getByText('22 selected').waitFor();
  expect(await entry(0)).not.toBeNull();
  await press(page, 'Remove from your list');
  await press(page, 'Remove 22');
  await page.getByText('22 entries removed.').waitFor();
  expect(await entry(0)).toBeNull();
  await page.context().close();
});

it('keeps what changes several in one line on phones until it is asked for', async () => {
  const { page, entry } = await visit('thumb', {
    entries: [{ status: 'CURRENT' }, { status: 'CURRENT' }],
    options: { viewport: { width: 390, height: 844 } },
  });
  const bar = page.locator('#bulk');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  await page.getByLabel('Select').first().check();
  expect(await height()).toBeLessThan(80);
  await press(page, 'Edit…');
  await bar.getByLabel('Status', { exact: true }).selectOption('PAUSED');
  await press(page, 'Change status');
  await page.getByText('1 entry updated.').waitFor();
  await expect
    .poll(async () => [await entry(0), await entry(1)].map(({ status }) => status))
    .toEqual(expect.arrayContaining(['CURRENT', 'PAUSED']));
  await page.context().close();
});

it('says on a phone what the box of the score is, and stays within its width', async () => {
  const { page, goto } = await visit('narrow', {
    entries: [{ status: 'CURRENT', score: 80 }, { status: 'PLANNING' }],
    options: { viewport: { width: 375, height: 812 } },
  });
  for (const path of ['/list/anime', '/list/anime?view=grid']) {
    await goto(path);
    const row = page.locator('.item').first();
    await row.getByText('Score', { exact: true }).waitFor();
    const caption = await row.getByText('Score', { exact: true }).boundingBox();
    const box = await row.getByLabel('Score of').boundingBox();
    expect(caption!.y + caption!.height).toBeLessThanOrEqual(box!.y);
    expect(caption!.width).toBeLessThanOrEqual(box!.width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  }
  await page.context().close();
});

it('keeps the card the keyboard is at above what stands at the bottom', async () => {
  const entries = Array.from({ length: 22 }, () => ({ status: 'PLANNING' }));
  const { page } = await visit('gridder', { entries, path: '/list/anime?view=grid' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const dock = page.locator('.dock');
  const edge = async () => {
    const card = await page.locator('[data-index]:focus').boundingBox();
    const bar = await dock.boundingBox();
    return (bar?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? 0));
  };
  for (let at = 1; at < 22; at += 1) {
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe(String(at));
    expect(await edge()).toBeGreaterThanOrEqual(0);
  }
  await page.context().close();
});

it('keeps a work that no source names any more, and leads to no page of it', async () => {
  const person = await visit('keeper', { entries: [{ status: 'CURRENT', progress: 2 }], path: '' });
  const { app } = test;
  const claims = await app.db
    .selectFrom('catalog.claim')
    .select(['source', 'source_id'])
    .where('work_id', '=', shows[0]!.id)
    .execute();
  for (const { source, source_id: id } of claims)
    await app.db
      .transaction()
      .execute((tx) => retireAnimeClaims(app, tx, { source, sourceIds: [id] }));
  await app.get(changeFeed).catchUp();
  const { page } = person;
  await page.goto(`${addressOf(test)}/list/anime`);
  await page.getByText('no longer in the catalogue').waitFor();
  await page.getByText(shows[0]!.titleRomaji, { exact: true }).last().waitFor();
  expect(await page.getByRole('link', { name: shows[0]!.titleRomaji }).count()).toBe(0);
  await page.getByRole('button', { name: 'Add one to' }).click();
  await expect
    .poll(async () => {
      const { viewer } = await person.ask('{ viewer { animeList { nodes { progress } } } }');
      return viewer.animeList.nodes[0].progress;
    })
    .toBe(3);
  await page.context().close();
});
