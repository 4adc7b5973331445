import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, holdScripts, openAnyPageAs, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** An anime with a known number of episodes. */
let anime: { id: string; episodeCount: number };
let manga: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  const { data } = await test.ask(`{
    browseAnime(first: 50, filter: { format: { in: [TV] } }) { nodes { id episodeCount episodeCountSource } }
    browseManga(first: 50) { nodes { id volumeCount } } }`);
  anime = data.browseAnime.nodes.find(
    (each: any) => each.episodeCountSource === 'RECORDED' && each.episodeCount > 10,
  );
  manga = data.browseManga.nodes.find((each: any) => each.volumeCount > 3).id;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const FIELDS = 'status score startedOn completedOn notes visibility';

/** A user at a page, or without one yet, and the API's view of their entry. */
const visit = async (
  name: string,
  path?: string,
  options: { javaScriptEnabled?: boolean } = {},
) => {
  const { bearer } = await test.user(name);
  const at = path === undefined ? {} : { path };
  const { page, faults } = await openAnyPageAs(browser, { test, name, ...at }, options);
  const ask = async (query: string, variables: object = {}) =>
    (await test.ask(query, { bearer, variables })).data;
  return { page, faults, ask };
};

const press = (page: AnyPage, name: string | RegExp) => page.getByRole('button', { name }).click();
const saved = (page: AnyPage) => page.getByText('Saved.').waitFor();
const summary = (page: AnyPage) =>
  page.getByRole('region', { name: 'Your list' }).locator('p').first().innerText();

/** Opens the editor, unless it is open. */
const edit = async (page: AnyPage) => {
  if (!(await page.getByLabel('Notes').isVisible())) {
    await page.getByText('Edit', { exact: true }).click();
  }
};

const animeQuery = () =>
  `{ anime(id: "${anime.id}") { viewerIsFavourite viewerEntry { progress ${FIELDS} } } }`;

describe.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])('the entry of an anime %s', (how, options) => {
  it('is added, edited, advanced, removed and taken back', async () => {
    const count = anime.episodeCount;
    const name = how.replace(' ', '');
    const { page, faults, ask } = await visit(name, undefined, options);
    await ask(
      'mutation { updatePreferences(input: { scoreFormat: POINT_10_DECIMAL }) { preferences { scoreFormat } } }',
    );
    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    await press(page, 'Plan to watch');
    await saved(page);
    expect(await summary(page)).toBe(`Plan to watch · 0/${count} episodes`);

    await page.getByText('Edit', { exact: true }).click();
    await page.getByLabel('Status', { exact: true }).selectOption('CURRENT');
    await page.getByLabel('Episodes watched').fill(String(count - 2));
    await page.getByLabel('Your score').fill('9.5');
    await page.getByLabel('Start date').fill('2026-11-01');
    await page.getByLabel('Notes').fill('Slow and\nkind.');
    await page.getByLabel('Visible to').selectOption('PRIVATE');
    await press(page, 'Save');
    await page.getByText(`Watching · ${count - 2}/${count} episodes · 9.5/10 · Private`).waitFor();
    const { viewerEntry } = (await ask(animeQuery())).anime;
    expect(viewerEntry).toEqual({
      status: 'CURRENT',
      progress: count - 2,
      score: 95,
      startedOn: '2026-11-01',
      completedOn: null,
      notes: 'Slow and\nkind.',
      visibility: 'PRIVATE',
    });

    await press(page, '+1');
    await page.getByText(`Watching · ${count - 1}/${count} episodes`).waitFor();
    await press(page, '+1');
    await page.getByText(`Completed · ${count}/${count} episodes`).waitFor();
    expect((await ask(animeQuery())).anime.viewerEntry.completedOn).toBe('2026-11-21');
    await press(page, 'Undo');
    await page.getByText('Undone.').waitFor();
    await page.getByText(`Watching · ${count - 1}/${count} episodes`).waitFor();

    await press(page, 'Favourite');
    await page.getByRole('button', { name: 'Favourite', pressed: true }).waitFor();
    expect((await ask(animeQuery())).anime.viewerIsFavourite).toBe(true);

    if (!(await page.getByLabel('Notes').isVisible())) {
      await page.getByText('Edit', { exact: true }).click();
    }
    expect(await page.getByLabel('Notes').inputValue()).toBe('Slow and\nkind.');
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('CURRENT');
    await press(page, 'Remove from your list');
    await page.getByText('Removed from your list.').waitFor();
    expect((await ask(animeQuery())).anime.viewerEntry).toBeNull();
    await press(page, 'Undo');
    await page.getByText(`Watching · ${count - 1}/${count} episodes`).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps what was typed when it is wrong, or was changed somewhere else', async () => {
    const count = anime.episodeCount;
    const name = `stale${how.replace(' ', '')}`;
    const { page, ask } = await visit(name, `/anime/${anime.id}`, options);
    await page.getByText('Add with details').click();
    await page.getByLabel('Episodes watched').fill('9999');
    await page.getByLabel('Notes').fill('Mine');
    await press(page, 'Add to your list');
    const field = page.getByLabel('Episodes watched');
    await page.locator('input[aria-invalid]').waitFor();
    expect(await field.inputValue()).toBe('9999');
    expect(await page.locator('.error').innerText()).toBe(`Enter a number from 0 to ${count}.`);
    await field.fill('3');
    await press(page, 'Add to your list');
    await page.getByText(`Watching · 3/${count} episodes`).waitFor();

    await ask(
      `mutation { saveAnimeListEntry(input: { animeId: "${anime.id}", progress: 9 }) { outcome } }`,
    );
    if (!(await page.getByLabel('Notes').isVisible())) {
      await page.getByText('Edit', { exact: true }).click();
    }
    await page.getByLabel('Notes').fill('Typed for long');
    await press(page, 'Save');
    await page.getByText('This entry was changed elsewhere').waitFor();
    await page.getByText(`Watching · 9/${count} episodes`).waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe('Typed for long');
    expect((await ask(animeQuery())).anime.viewerEntry.notes).toBe('Mine');
    expect(await page.getByLabel('Episodes watched').inputValue()).toBe('9');
    await press(page, 'Save');
    await saved(page);
    expect((await ask(animeQuery())).anime.viewerEntry).toMatchObject({
      progress: 9,
      notes: 'Typed for long',
    });
    await page.context().close();
  });

  it('saved a second time after another browser changed it, reverts none of that', async () => {
    const count = anime.episodeCount;
    const name = `two${how.replace(' ', '')}`;
    const { page, ask, faults } = await visit(name, undefined, options);
    await ask('mutation { updatePreferences(input: { scoreFormat: POINT_100 }) { __typename } }');
    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    await press(page, 'Plan to watch');
    await saved(page);
    const there = { test, name, path: `/anime/${anime.id}` };
    const { page: other } = await openAnyPageAs(browser, there, options);
    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    const open = async (each: AnyPage) => {
      if (!(await each.getByLabel('Notes').isVisible())) {
        await each.getByText('Edit', { exact: true }).click();
      }
    };
    await open(page);
    await open(other);
    await other.getByLabel('Episodes watched').fill('4');
    await other.getByLabel('Your score').fill('70');
    await other.getByLabel('Notes').fill('Theirs');
    await other.getByLabel('Visible to').selectOption('FOLLOWERS');
    await press(other, 'Save');
    await other.getByText(`Watching · 4/${count} episodes · 70/100`).waitFor();

    // A field that was changed and changed back counts as untouched.
    await page.getByLabel('Episodes watched').fill('3');
    await page.getByLabel('Episodes watched').fill('0');
    await page.getByLabel('Notes').fill('Mine');
    await page.getByLabel('Times rewatched').fill('1');
    await press(page, 'Save');
    await page.getByText('This entry was changed elsewhere').waitFor();
    const changes = page.getByRole('region', { name: 'Your list' }).locator('dl');
    expect((await changes.innerText()).split(/\s*\n\s*/u)).toEqual([
      'Status',
      'Watching',
      'Episodes watched',
      '4',
      'Your score',
      '70/100',
      'Visible to',
      'Followers',
      'Notes',
      'Theirs',
    ]);
    expect(await page.getByLabel('Notes').inputValue()).toBe('Mine');
    expect(await page.getByLabel('Times rewatched').inputValue()).toBe('1');
    expect(await page.getByLabel('Episodes watched').inputValue()).toBe('4');
    await press(page, 'Save');
    await saved(page);
    expect((await ask(animeQuery())).anime.viewerEntry).toMatchObject({
      status: 'CURRENT',
      progress: 4,
      score: 70,
      visibility: 'FOLLOWERS',
      notes: 'Mine',
    });
    if (how === 'with scripts')
      expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await other.context().close();
    await page.context().close();
  });

  it('has what two browsers put on lists and tags, and the status that one of them set', async () => {
    const count = anime.episodeCount;
    const name = `merge${how.replace(' ', '')}`;
    const { page, ask } = await visit(name, undefined, options);
    await ask(`mutation {
      alpha: createCustomList(media: ANIME, name: "Alpha") { __typename }
      beta: createCustomList(media: ANIME, name: "Beta") { __typename }
      saveAnimeListEntry(input: { animeId: "${anime.id}", status: CURRENT, progress: 3, tags: ["one"] }) { outcome } }`);
    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    const there = { test, name, path: `/anime/${anime.id}` };
    const { page: other } = await openAnyPageAs(browser, there, options);
    await edit(page);
    await edit(other);
    await other.getByLabel('Status', { exact: true }).selectOption('PAUSED');
    await other.getByLabel('Alpha').check();
    await other.locator('input[name=tags]').fill('one, two');
    await other.getByLabel('Priority').selectOption('3');
    await press(other, 'Save');
    await saved(other);

    await page.getByLabel('Episodes watched').fill('5');
    await page.getByLabel('Beta').check();
    await page.locator('input[name=tags]').fill('one, three');
    await page.getByLabel('Notes').fill('Mine');
    await press(page, 'Save');
    await page.getByText('This entry was changed elsewhere').waitFor();
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('PAUSED');
    expect(await page.getByLabel('Episodes watched').inputValue()).toBe('5');
    expect(await page.locator('input[name=tags]').inputValue()).toBe('one, two, three');
    expect(await page.getByLabel('Alpha').isChecked()).toBe(true);
    expect(await page.getByLabel('Beta').isChecked()).toBe(true);
    await press(page, 'Save');
    await page.getByText(`Paused · 5/${count} episodes`).waitFor();
    const entry = (
      await ask(
        `{ anime(id: "${anime.id}") { viewerEntry { status progress tags priority notes customLists { name } } } }`,
      )
    ).anime.viewerEntry;
    expect(entry).toEqual({
      status: 'PAUSED',
      progress: 5,
      tags: ['one', 'two', 'three'],
      priority: 3,
      notes: 'Mine',
      customLists: [{ name: 'Alpha' }, { name: 'Beta' }],
    });

    // Without a conflict: a paused or dropped entry keeps its status until the last episode, a planned one begins.
    for (const [status, progress, expected] of [
      ['PAUSED', 6, `Paused · 6/${count}`],
      ['DROPPED', 7, `Dropped · 7/${count}`],
      ['DROPPED', count, `Completed · ${count}/${count}`],
      ['PLANNING', 3, `Watching · 3/${count}`],
    ] as const) {
      const before =
        status === 'PLANNING' ? 'progress: 0,' : progress === count ? 'progress: 8,' : '';
      await ask(
        `mutation { saveAnimeListEntry(input: { animeId: "${anime.id}", ${before} status: ${status} }) { outcome } }`,
      );
      await page.goto(`${addressOf(test)}/anime/${anime.id}`);
      await edit(page);
      await page.getByLabel('Episodes watched').fill(String(progress));
      await press(page, 'Save');
      await page.getByText(expected).waitFor();
    }
    await other.context().close();
    await page.context().close();
  });

  it('keeps what was changed elsewhere when a field is wrong, before a conflict and after it', async () => {
    const count = anime.episodeCount;
    const name = `wrong${how.replace(' ', '')}`;
    const { page, ask } = await visit(name, undefined, options);
    const save = (fields: string) =>
      ask(
        `mutation { saveAnimeListEntry(input: { animeId: "${anime.id}", ${fields} }) { outcome } }`,
      );
    const field = () => page.getByLabel('Episodes watched');
    const tags = () => page.locator('input[name=tags]');
    const wrong = () => page.locator('input[name=progress][aria-invalid]').waitFor();
    await save('status: CURRENT, progress: 3, tags: ["one"]');
    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    await edit(page);
    await save('status: PAUSED, tags: ["one", "two"]');
    await field().fill('5');
    await tags().fill('one, three');
    await press(page, 'Save');
    await page.getByText('This entry was changed elsewhere').waitFor();
    await field().fill('9999');
    await press(page, 'Save');
    await wrong();
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('PAUSED');
    expect(await tags().inputValue()).toBe('one, two, three');
    const told = page.getByRole('region', { name: 'Your list' }).locator('dl');
    expect(await told.innerText()).toContain('Paused');
    await field().fill('6');
    await press(page, 'Save');
    await page.getByText(`Paused · 6/${count} episodes`).waitFor();

    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    await edit(page);
    await tags().fill('ONE，Two、three,THREE');
    await page.getByLabel('Notes').fill('Tagged');
    await press(page, 'Save');
    await saved(page);
    const { viewerEntry } = (await ask(`{ anime(id: "${anime.id}") { viewerEntry { tags } } }`))
      .anime;
    expect(viewerEntry.tags).toEqual(['one', 'two', 'three']);

    // Here the fault comes first, and the change with it.
    await page.goto(`${addressOf(test)}/anime/${anime.id}`);
    await edit(page);
    await save('tags: ["two", "three", "four"]');
    const long = 'x'.repeat(51);
    await tags().fill(`one, two, three, ${long}`);
    await press(page, 'Save');
    await page.locator('input[name=tags][aria-invalid]').waitFor();
    expect(await told.innerText()).toContain('four');
    expect(await tags().inputValue()).toBe(`two, three, four, ${long}`);
    await tags().fill('two, three, four');
    await field().fill('7');
    await press(page, 'Save');
    await page.getByText(`Paused · 7/${count} episodes`).waitFor();
    await page.context().close();
  });

  it('says of a press on an older one that nothing was done, and of a removed one that it is gone', async () => {
    const name = `gone${how.replace(' ', '')}`;
    const { page, ask } = await visit(name, `/anime/${anime.id}`, options);
    // A full load, so that nothing is pressed or typed while the page hydrates or reloads its data.
    const open = () => page.goto(`${addressOf(test)}/anime/${anime.id}`);
    await press(page, 'Plan to watch');
    await saved(page);
    await open();
    const save = (fields: string) =>
      ask(
        `mutation { saveAnimeListEntry(input: { animeId: "${anime.id}", ${fields} }) { entry { id } } }`,
      );
    await save('score: 50');
    await press(page, '+1');
    await page.getByText('This entry was changed elsewhere, so nothing was saved.').waitFor();
    await open();
    const { saveAnimeListEntry } = await save('score: 60');
    await ask('mutation ($id: ID!) { deleteAnimeListEntry(id: $id) { outcome } }', {
      id: saveAnimeListEntry.entry.id,
    });
    if (!(await page.getByLabel('Notes').isVisible())) {
      await page.getByText('Edit', { exact: true }).click();
    }
    await page.getByLabel('Notes').fill('Still here');
    await press(page, 'Save');
    await page.getByText('This entry is no longer on your list.').waitFor();
    await press(page, 'Add to your list');
    await saved(page);
    expect((await ask(animeQuery())).anime.viewerEntry).toMatchObject({
      notes: 'Still here',
      score: 50,
    });
    await page.context().close();
  });

  it('of a manga counts chapters with decimals and volumes, scored as its owner scores', async () => {
    const name = `manga${how.replace(' ', '')}`;
    const { page, ask } = await visit(name, undefined, options);
    await ask(
      'mutation { updatePreferences(input: { scoreFormat: POINT_5 }) { preferences { scoreFormat } } }',
    );
    await page.goto(`${addressOf(test)}/manga/${manga}`);
    await page.getByText('Add with details').click();
    await page.getByLabel('Chapters read').fill('10.5');
    await page.getByLabel('Volumes read').fill('1');
    await page.getByLabel('Your score').selectOption('★★★★');
    await press(page, 'Add to your list');
    await saved(page);
    expect(await summary(page)).toMatch(
      /^Reading · 10\.5.* chapters · 1.* volumes · ★★★★ · \d+ left$/u,
    );
    const { viewerEntry } = (
      await ask(
        `{ manga(id: "${manga}") { viewerEntry { progress volumeProgress score(format: POINT_5) } } }`,
      )
    ).manga;
    expect(viewerEntry).toEqual({ progress: 10.5, volumeProgress: 1, score: 4 });
    await page.context().close();
  });
});

it('keeps what is being typed when the next episode is marked meanwhile', async () => {
  const count = anime.episodeCount;
  const { page, ask } = await visit('typing', `/anime/${anime.id}`);
  await press(page, 'Plan to watch');
  await saved(page);
  await page.getByText('Edit', { exact: true }).click();
  await page.getByLabel('Notes').fill('Half a thought');
  await page.getByLabel('Visible to').selectOption('PRIVATE');
  await press(page, '+1');
  await page.getByText(`Watching · 1/${count} episodes`).waitFor();
  expect(await page.getByLabel('Notes').inputValue()).toBe('Half a thought');
  expect(await page.getByLabel('Visible to').inputValue()).toBe('PRIVATE');
  // Untouched fields have the values that the entry has now.
  expect(await page.getByLabel('Episodes watched').inputValue()).toBe('1');
  expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('CURRENT');
  await press(page, 'Save');
  await page.getByText(`Watching · 1/${count} episodes · Private`).waitFor();
  expect((await ask(animeQuery())).anime.viewerEntry).toMatchObject({
    status: 'CURRENT',
    notes: 'Half a thought',
    visibility: 'PRIVATE',
  });
  expect(await page.getByLabel('Notes').inputValue()).toBe('Half a thought');
  await page.context().close();
});

it.each([
  ['the editor', () => `/manga/${manga}`, 'Add with details', 'Chapters read'],
  ['the filters of the search', () => '/search', 'Filters', 'Format'],
])('%s, opened before the scripts have come: stays open', async (what, path, summary, field) => {
  const name = what.replaceAll(' ', '');
  await test.user(name);
  const viewport = { width: 390, height: 800 };
  const { page } = await openPageAs(browser, { test, name }, { viewport });
  const release = await holdScripts(page);
  await page.goto(`${addressOf(test)}${path()}`, { waitUntil: 'commit' });
  await page.locator('summary').getByText(summary, { exact: true }).click();
  await page.getByLabel(field, { exact: true }).waitFor();
  release();
  await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
  expect(await page.getByLabel(field, { exact: true }).isVisible()).toBe(true);
  await page.context().close();
});

it('what is typed into the search before the scripts have come is searched', async () => {
  await test.user('early');
  const { page } = await openPageAs(browser, { test, name: 'early' });
  const release = await holdScripts(page);
  await page.goto(`${addressOf(test)}/search`, { waitUntil: 'commit' });
  await page.locator('#query').fill('frieren');
  release();
  await page.waitForURL('**/search?q=frieren');
  await page.getByText('2 results for “frieren”').waitFor();
  await page.context().close();
});

it('is kept by no browser, and visitors without an account see how to get one', async () => {
  const { page } = await visit('keeper', `/anime/${anime.id}`);
  const own = await page.reload();
  expect(own?.headers()['cache-control']).toBe('no-store');
  await page.context().close();
  const { page: stranger } = await openPage(browser, `${addressOf(test)}/anime/${anime.id}`);
  await stranger.getByRole('heading', { name: 'Track your progress' }).waitFor();
  await stranger.context().close();
});
