import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPageAs, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** Shows with a known number of episodes. */
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
  saveAnimeListEntries(inputs: $inputs) { results { outcome entry { id } } } }`;
const ENTRY =
  'query ($id: ID!) { anime(id: $id) { viewerEntry { status progress score version } } }';

/** A user with three current and two planned shows. */
const listed = async (name: string) => {
  const person = await listPerson(test, name);
  const inputs = shows.slice(0, 5).map(({ id: animeId }, at) => ({
    animeId,
    ...(at < 3 ? { status: 'CURRENT', progress: at + 1 } : { status: 'PLANNING' }),
  }));
  await person.ask(SAVE, { inputs });
  await person.ask(`mutation {
    updatePreferences(input: { scoreFormat: POINT_100 }) { __typename }
    createCustomList(media: ANIME, name: "Rain") { customList { id } } }`);
  const entry = async (at: number) =>
    (await person.ask(ENTRY, { id: shows[at]?.id })).anime.viewerEntry;
  return { ...person, entry };
};

const OWN_LIST = '/list/anime?sort=title';

/** Such a user at a page of their list. */
const visit = async (name: string, path = OWN_LIST) => {
  const person = await listed(name);
  return { ...person, ...(await openPageAs(browser, { test, name, path })) };
};

const titleOf = (at: number): string => shows[at]?.titleRomaji ?? '';
const rowOf = (page: AnyPage, at: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: titleOf(at), exact: true }) });
const tabsOf = (page: AnyPage) => page.getByRole('navigation', { name: 'Status' });
/** Waits for scripts, which have run when the place for messages exists. */
const scripted = (page: AnyPage) => page.locator('.dock .place').waitFor({ state: 'attached' });

describe.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
])('the page of one’s own list %s', (how, options) => {
  const suffix = how.replaceAll(' ', '');
  const isScripted = how === 'with scripts';
  /** Acts, and waits until scripts have cleared the selection. */
  const settled = async (page: AnyPage, act: () => Promise<unknown>): Promise<void> => {
    await act();
    if (isScripted) await page.locator('#bulk').waitFor({ state: 'hidden' });
  };
  const open = async (who: string) => {
    const name = `${who}${suffix}`;
    const person = await listed(name);
    const opened = await openAnyPageAs(browser, { test, name, path: OWN_LIST }, options);
    if (isScripted) await scripted(opened.page);
    return { ...person, ...opened };
  };

  it('shows what is on it by tabs and filters, which the address keeps', async () => {
    const { page, faults } = await open('looker');
    const tabs = tabsOf(page);
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual([
      'All 5',
      'Watching 3',
      'Plan to watch 2',
      'Completed 0',
      'Rewatching 0',
      'Paused 0',
      'Dropped 0',
    ]);
    const rows = page.getByRole('listitem').filter({ has: page.locator('form') });
    expect(await rows.count()).toBe(5);
    await tabs.getByRole('link', { name: 'Plan to watch 2' }).click();
    await page.waitForURL(/status=PLANNING/u);
    await rowOf(page, 3).waitFor();
    await expect.poll(() => rowOf(page, 0).count()).toBe(0);
    await page.goto(`${addressOf(test)}/list/anime?q=${encodeURIComponent(titleOf(1))}`);
    await rowOf(page, 1).waitFor();
    expect(await page.getByLabel('Search your list').inputValue()).toBe(titleOf(1));
    const found = (entries: string) => page.getByText(entries, { exact: true }).waitFor();
    await found('1 match');
    await page.goto(`${addressOf(test)}/list/anime?format=TV&status=CURRENT`);
    await found('3 matches');
    await page.goto(`${addressOf(test)}/list/anime?tag=nothing`);
    await page.getByText('No matches').waitFor();
    await page.goto(`${addressOf(test)}/list/anime?view=grid`);
    await rowOf(page, 0).waitFor();
    await page.goto(`${addressOf(test)}/list/manga`);
    await page.getByText('Your list is empty').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('turns its order around, and keeps it with its filters', async () => {
    const { page, faults } = await open('turner');
    const titles = () => page.locator('.item .title').allInnerTexts();
    const [first] = await titles();
    await page.getByRole('link', { name: 'A to Z. Reverse order', exact: true }).click();
    await page.waitForURL(/sort=title&reversed=title/u);
    await expect.poll(async () => (await titles()).at(-1)).toBe(first);
    await tabsOf(page).getByRole('link', { name: 'Watching 3' }).click();
    await page.waitForURL(/status=CURRENT&sort=title&reversed=title/u);
    const head = page.getByRole('navigation', { name: 'Sort by' });
    await head.getByRole('link', { name: 'Sort by: Progress' }).click();
    await page.waitForURL(/status=CURRENT&sort=progress$/u);
    await expect.poll(titles).toEqual([titleOf(2), titleOf(1), titleOf(0)]);
    await head.getByRole('link', { name: 'Progress: Highest first. Reverse order' }).click();
    await expect.poll(titles).toEqual([titleOf(0), titleOf(1), titleOf(2)]);
    // What the form sends has the direction, too, until another order is chosen.
    await page.getByLabel('Search your list').fill(titleOf(1));
    if (!isScripted) await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/q=.*reversed=progress|reversed=progress.*q=/u);
    await expect.poll(titles).toEqual([titleOf(1)]);
    await page.getByLabel('Search your list').fill('');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('added');
    if (!isScripted) await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: 'Latest first. Reverse order', exact: true }).waitFor();
    expect(page.url()).toContain('sort=added');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('counts on and back, scores and moves, and takes each back', async () => {
    const { page, faults, entry } = await open('editor');
    await rowOf(page, 0).getByRole('button', { name: 'Add one to' }).click();
    await expect.poll(async () => (await entry(0)).progress).toBe(2);
    if (isScripted) await page.getByText(`${titleOf(0)}: 2 (+1)`, { exact: true }).waitFor();
    else await page.getByText('Saved.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    expect((await entry(0)).progress).toBe(1);
    expect(await rowOf(page, 0).getByLabel('Progress of').inputValue()).toBe('1');

    await rowOf(page, 2).getByRole('button', { name: 'Take one from' }).click();
    await expect.poll(async () => (await entry(2)).progress).toBe(2);
    if (!isScripted) await page.getByText('Saved.').waitFor();

    const score = rowOf(page, 1).getByLabel('Score of');
    await score.fill('87');
    await settled(page, () => score.press('Enter'));
    await expect.poll(async () => (await entry(1)).score).toBe(87);
    const progress = rowOf(page, 1).getByLabel('Progress of');
    await progress.fill(String(shows[1]?.episodeCount));
    await settled(page, () => progress.press('Enter'));
    await expect.poll(async () => (await entry(1)).status).toBe('COMPLETED');
    await expect.poll(() => rowOf(page, 1).getByLabel('Status of').inputValue()).toBe('COMPLETED');
    await rowOf(page, 3).getByLabel('Status of').selectOption('PAUSED');
    if (!isScripted) await rowOf(page, 3).getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await entry(3)).status).toBe('PAUSED');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('tells the second of two tabs, and keeps what was typed there', async () => {
    const { page, ask, entry } = await open('twotabs');
    // Scripts receive updates about the other tab. Here those updates are late.
    if (isScripted) {
      await (page as Page).route('**/account/events', (route) => route.abort());
      await page.reload();
      await scripted(page);
    }
    await ask(SAVE, { inputs: [{ animeId: shows[0]?.id, progress: 7 }] });
    const score = rowOf(page, 0).getByLabel('Score of');
    await score.fill('55');
    await score.press('Enter');
    await page.getByText('This entry was changed elsewhere').waitFor();
    expect(await entry(0)).toMatchObject({ progress: 7, score: null });
    if (isScripted) {
      expect(await rowOf(page, 0).getByLabel('Progress of').inputValue()).toBe('7');
      expect(await score.inputValue()).toBe('55');
      await score.fill('56');
      await score.press('Enter');
      await expect.poll(() => entry(0)).toMatchObject({ progress: 7, score: 56 });
    }
    await page.context().close();
  });

  it('changes several at once, puts them on a list, removes them, and takes it back', async () => {
    const { page, entry, ask } = await open('bulk');
    for (const at of [0, 1]) await rowOf(page, at).getByLabel('Select').check();
    const bar = page.locator('#bulk');
    await bar.getByLabel('Status', { exact: true }).selectOption('DROPPED');
    const pressed = (name: string) =>
      settled(page, () => bar.getByRole('button', { name }).click());
    await pressed('Change status');
    await expect.poll(async () => (await entry(1)).status).toBe('DROPPED');
    expect((await entry(0)).status).toBe('DROPPED');
    expect((await entry(2)).status).toBe('CURRENT');

    const scoreOf = async (at: number) => (await entry(at)).score;
    await rowOf(page, 2).getByLabel('Select').check();
    await bar.getByRole('button', { name: 'Change score' }).click();
    await page.getByText('Choose a score first.').waitFor();
    expect(await scoreOf(2)).toBeNull();
    // Without scripts the boxes are as before.
    await rowOf(page, 2).getByLabel('Select').check();
    await bar.getByLabel('Score').fill('64');
    await settled(page, () => bar.getByLabel('Score').press('Enter'));
    await expect.poll(() => scoreOf(2)).toBe(64);
    expect((await entry(2)).status).toBe('CURRENT');
    await rowOf(page, 2).getByLabel('Select').check();
    await pressed('No score');
    await expect.poll(() => scoreOf(2)).toBeNull();

    for (const at of [2, 3]) await rowOf(page, at).getByLabel('Select').check();
    await pressed('Add to custom list');
    const onRain = async () =>
      (
        await ask('{ viewer { animeList { nodes { customLists { name } } } } }')
      ).viewer.animeList.nodes.filter(({ customLists }: any) => customLists.length > 0).length;
    await expect.poll(onRain).toBe(2);

    await rowOf(page, 4).getByLabel('Select').check();
    await pressed('Remove from your list');
    await expect.poll(() => entry(4)).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await entry(4))?.status).toBe('PLANNING');
    await page.context().close();
  });
});

it('is led by the keyboard alone', async () => {
  const { page, entry, faults } = await visit('keys');
  await scripted(page);
  const order: string[] = await page.locator('.item .title').allInnerTexts();
  const first = shows.findIndex(({ titleRomaji }) => titleRomaji === order[0]);
  const before = (await entry(first)).progress;
  await page.keyboard.press('j');
  expect(await page.evaluate('document.activeElement.dataset.index')).toBe('0');
  await page.keyboard.press('+');
  await expect.poll(async () => (await entry(first)).progress).toBe(before + 1);
  await page.keyboard.press('-');
  await expect.poll(async () => (await entry(first)).progress).toBe(before);
  await page.keyboard.press('s');
  await page.keyboard.type('91');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await entry(first)).score).toBe(91);
  await page.keyboard.press('u');
  await expect.poll(async () => (await entry(first)).score).toBeNull();
  // Escape restores the field. The next write shows that nothing else was being sent.
  await page.keyboard.press('s');
  await page.keyboard.type('42');
  await page.keyboard.press('Escape');
  await page.keyboard.press('+');
  await expect
    .poll(async () => await entry(first))
    .toMatchObject({ progress: before + 1, score: null });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await page.getByText('3 selected').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  expect(await page.evaluate('document.activeElement.name')).toBe('q');
  await page.keyboard.type(titleOf(1));
  await page.waitForURL(/q=/u);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('keeps a change that is made before the rows of an undo are read', async () => {
  const { page, entry, faults } = await visit('quick');
  await scripted(page);
  const order: string[] = await page.locator('.item .title').allInnerTexts();
  const first = shows.findIndex(({ titleRomaji }) => titleRomaji === order[0]);
  const { progress } = await entry(first);
  const gate = Promise.withResolvers<void>();
  await page.route('**/rows?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('+');
  await expect.poll(async () => (await entry(first)).progress).toBe(progress + 1);
  const reading = page.waitForRequest('**/rows?*');
  await page.keyboard.press('u');
  await reading;
  await page.keyboard.press('+');
  gate.resolve();
  await expect.poll(async () => (await entry(first)).progress).toBe(progress + 1);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('selects all of a list, also what is not read yet, changes it at once and takes that back', async () => {
  const { page, ask, faults } = await visit('sweeper');
  const { films, ovas } = await ask(`{
    films: browseAnime(first: 50, filter: { format: { in: [MOVIE] } }) { nodes { id } }
    ovas: browseAnime(first: 50, filter: { format: { in: [OVA] } }) { nodes { id } } }`);
  const inputs = [...films.nodes, ...ovas.nodes].map(
    ({ id: animeId }: { id: string }, at: number) => ({
      animeId,
      status: at % 2 === 0 ? 'PLANNING' : 'DROPPED',
    }),
  );
  await ask(SAVE, { inputs });
  const standing = async (): Promise<Record<string, string>> => {
    const { viewer } = await ask(
      '{ viewer { animeList(first: 200) { nodes { status anime { id } } } } }',
    );
    return Object.fromEntries(
      viewer.animeList.nodes.map(({ status, anime }: any) => [anime.id, status]),
    );
  };
  const before = await standing();
  const count = Object.keys(before).length;
  expect(count).toBeGreaterThan(60);
  await page.reload();
  await scripted(page);
  await page.getByLabel('Select').first().check();
  await page.getByRole('button', { name: `Select all ${count}` }).click();
  await page.getByText(`${count} selected`).waitFor();
  const bar = page.locator('#bulk');
  await bar.getByLabel('Status', { exact: true }).selectOption('PAUSED');
  await bar.getByRole('button', { name: 'Change status' }).click();
  await page.getByText(`${count} entries updated.`).waitFor();
  expect(new Set(Object.values(await standing()))).toEqual(new Set(['PAUSED']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect(await standing()).toEqual(before);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('counts what moves at once, keeps it in sight, and counts it back', async () => {
  const { page, ask, faults } = await visit('mover', '/list/anime?status=CURRENT&sort=title');
  await scripted(page);
  const counts = async () => (await tabsOf(page).getByRole('link').allInnerTexts()).join(' ');
  // A change that is being sent counts already.
  const answers = Promise.withResolvers<void>();
  await page.route('**/list/anime?*/row', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await rowOf(page, 0).getByLabel('Status of').selectOption('PAUSED');
  const moved = 'All 5 Watching 2 Plan to watch 2 Completed 0 Rewatching 0 Paused 1 Dropped 0';
  await expect.poll(counts).toBe(moved);
  await rowOf(page, 0).getByText('Moved to “Paused”').waitFor();
  answers.resolve();
  await page.getByText(`${titleOf(0)}: Paused`, { exact: true }).waitFor();
  expect(await counts()).toBe(moved);

  await rowOf(page, 1).getByLabel('Select').check();
  await page.locator('#bulk').getByLabel('Status', { exact: true }).selectOption('DROPPED');
  await page.getByRole('button', { name: 'Change status' }).click();
  await rowOf(page, 1).getByText('Moved to “Dropped”').waitFor();
  await expect.poll(counts).toContain('Watching 1 ');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await expect.poll(counts).toBe(moved);
  await rowOf(page, 0).getByText('Moved to “Paused”').waitFor();
  expect(await rowOf(page, 1).getByText('Moved to').count()).toBe(0);

  await rowOf(page, 2).getByLabel('Select').check();
  await page.getByRole('button', { name: 'Remove from your list' }).click();
  await expect.poll(counts).toMatch(/^All 4 Watching 1 /u);
  await page.getByText('4 entries', { exact: true }).waitFor();
  await ask(SAVE, { inputs: [{ animeId: shows[3]?.id, status: 'DROPPED' }] });
  await expect.poll(counts).toContain('Dropped 1');
  await page.reload();
  expect(await rowOf(page, 0).count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('takes several presses of one more for one change', async () => {
  const { page, entry } = await visit('binger');
  await scripted(page);
  const plus = rowOf(page, 0).getByRole('button', { name: 'Add one to' });
  await (plus as Locator).dblclick();
  await page.getByText(`${titleOf(0)}: 3 (+2)`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  expect((await entry(0)).progress).toBe(1);
  await page.context().close();
});

it('loses nothing that was pressed just before it is left', async () => {
  const { page, entry } = await visit('hasty');
  await scripted(page);
  const plus = rowOf(page, 0).getByRole('button', { name: 'Add one to' });
  for (let press = 0; press < 3; press += 1) await plus.click();
  await page.getByRole('link', { name: 'Seasons' }).first().click();
  await page.waitForURL(/seasons/u);
  await expect.poll(async () => (await entry(0)).progress).toBe(4);

  await page.goto(`${addressOf(test)}/list/anime?sort=title`);
  await scripted(page);
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  const answers = Promise.withResolvers<void>();
  await page.route('**/list/anime?/*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await plus.click();
  await plus.click();
  await page.evaluate('location.assign("/about")');
  await expect.poll(() => asked).toBe('beforeunload');
  answers.resolve();
  await expect.poll(async () => (await entry(0)).progress).toBe(6);
  await page.context().close();
});

it('is sent to sign in, and back, where nobody is signed in', async () => {
  const { page } = await openPage(browser, `${addressOf(test)}/list/anime?status=CURRENT`);
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/list/anime?status=CURRENT');
  const rows = await fetch(`${test.url}/list/anime/rows`);
  expect(rows.status).toBe(401);
  await page.context().close();
});

it('shows what a media server recorded without being loaded again', async () => {
  const { page, ask } = await visit('live');
  await scripted(page);
  await expect.poll(() => rowOf(page, 0).getByLabel('Progress of').inputValue()).toBe('1');
  await ask(SAVE, { inputs: [{ animeId: shows[0]?.id, progress: 4 }] });
  await expect.poll(() => rowOf(page, 0).getByLabel('Progress of').inputValue()).toBe('4');
  await page.context().close();
});

it('keeps a history in which single plays are taken back, said anew and added', async () => {
  const { page, ask, entry, faults } = await visit('historian');
  const id = shows[0]?.id ?? '';
  await ask(`mutation ($id: ID!) { recordPlay(input: { animeId: $id, unit: 2 }) { plays } }`, {
    id,
  });
  await page.goto(`${addressOf(test)}/anime/${id}`);
  await page.getByRole('link', { name: 'History and rewatches' }).click();
  const plays = page.getByRole('region', { name: 'History' });
  await plays.getByText('Episode 2', { exact: true }).waitFor();
  const second = plays.getByRole('listitem').filter({ hasText: 'Episode 2' });
  await second.getByText('Edit…').click();
  const edit = plays.locator('details[open]');
  await edit.getByLabel('Last episode').fill('3');
  await edit.getByLabel('When').fill('2026-11-01T20:15');
  await edit.getByRole('button', { name: 'Save' }).click();
  await plays.getByText('Episode 3', { exact: true }).waitFor();
  // In the browser's time zone, Berlin.
  await plays.getByText('1 Nov 2026, 20:15').waitFor();
  expect((await entry(0)).progress).toBe(3);
  const third = plays.getByRole('listitem').filter({ hasText: 'Episode 3' });
  await third.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => plays.getByText('Episode 3', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await plays.getByText('Episode 3', { exact: true }).waitFor();

  const add = page.getByRole('region', { name: 'Log past progress' });
  await add.getByLabel('First episode').fill('4');
  await add.getByLabel('Last episode').fill('6');
  await add.getByLabel('When').fill('2026-11-02T21:00');
  await add.getByRole('button', { name: 'Log' }).click();
  await plays.getByText('Episodes 4–6').waitFor();
  expect((await entry(0)).progress).toBe(6);
  await add.getByLabel('Last episode').fill('9999');
  await add.getByRole('button', { name: 'Log' }).click();
  await add.getByText(/^“.+” ends at episode \d+\.$/u).waitFor();
  await add.getByLabel('Last episode').fill('6');
  await add.getByLabel('When').fill('2099-01-01T12:00');
  await add.getByRole('button', { name: 'Log' }).click();
  await add.getByText('This time is in the future.').waitFor();
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  await page.context().close();
});
