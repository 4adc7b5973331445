import { fileURLToPath } from 'node:url';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptReason } from '#platform/kept-reason.ts';
import { DAY_MS } from '#platform/durations.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { refusal } from '#slices/listfiles/reasons.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { codeOf, letterTo, PASSWORD } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import { fixture } from '../media-server.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs, openPage, openPageAs, signIn } from './pages.ts';

let test: TestApp;
let browser: Browser;
/** A finished show with a known number of episodes. It has few, because a test presses once for each of them. */
let show: { id: string; titleRomaji: string; episodeCount: number };

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-01-15T12:00:00Z' });
  await importMappingFile(test.app, {
    format: 'tsuzuki',
    file: mappingFile,
    createMissing: true,
  });
  await test.app.get(changeFeed).catchUp();
  const { data } =
    await test.ask(`{ browseAnime(first: 50, filter: { format: { in: [TV] }, status: { in: [FINISHED] } }) {
    nodes { id titleRomaji episodeCount episodeCountSource } } }`);
  [show] = data.browseAnime.nodes
    .filter(
      ({ titleRomaji, episodeCount, episodeCountSource }: any) =>
        titleRomaji && episodeCountSource === 'RECORDED' && episodeCount > 4,
    )
    .toSorted((one: any, other: any) => one.episodeCount - other.episodeCount);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: AnyPage, name: string | RegExp) => page.getByRole('button', { name }).click();
const home = (page: AnyPage) => page.goto(`${addressOf(test)}/`);
const SAVE = `mutation ($input: SaveAnimeListEntryInput!) {
  saveAnimeListEntry(input: $input) { outcome entry { id } } }`;
const ENTRY = `query ($id: ID!) { anime(id: $id) { viewerEntry {
  status progress score repeatCount passes { number state } } } }`;

/** Waits for scripts, which have run when the place for messages exists. */
const scripted = (page: AnyPage) =>
  page.locator('.dock .place').first().waitFor({ state: 'attached' });

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Registers only by pages, beginning with the first, and confirms the address. */
const register = async (page: AnyPage, name: string): Promise<void> => {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email address').fill(`${name}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Create account');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const code = codeOf(await letterTo(test, `${name}@example.org`, 'Confirm your email address'));
  await page.goto(`${addressOf(test)}/verify?code=${code}`);
  await press(page, 'Confirm and create account');
  await page.getByText('Your account has been created').waitFor();
  await signIn(page, test, name);
};

describe.each([
  ['at a desk', {}],
  ['on a phone', PHONE],
  ['without scripts', { javaScriptEnabled: false }],
])('%s', (how, options) => {
  const suffix = how.replaceAll(' ', '');

  it('somebody registers, searches, adds, watches to the end, scores and takes it back', async () => {
    const name = `way${suffix}`;
    const { page, faults } = await openAnyPage(browser, `${addressOf(test)}/sign-up`, options);
    await register(page, name);
    await home(page);
    await page.getByText('Your list is empty').waitFor();
    await page.getByRole('link', { name: 'Find titles' }).click();
    await page
      .getByLabel('Find anime and manga')
      .or(page.locator('[name=q]'))
      .first()
      .fill(show.titleRomaji);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: show.titleRomaji }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await press(page, 'Plan to watch');
    await page.getByText('Saved.').waitFor();
    await page.goto(`${addressOf(test)}/list/anime`);
    const isScripted = how !== 'without scripts';
    if (isScripted) await scripted(page);
    for (let episode = 1; episode <= show.episodeCount; episode += 1) {
      const isPost = (response: Response) => response.request().method() === 'POST';
      const sent = isScripted ? (page as Page).waitForResponse(isPost) : undefined;
      await press(page, 'Add one to');
      await sent;
      await expect.poll(() => page.getByLabel('Progress of').inputValue()).toBe(String(episode));
    }
    await expect
      .poll(async () => {
        await page.goto(`${addressOf(test)}/list/anime`);
        return page.locator('.item select[name=status]').inputValue();
      })
      .toBe('COMPLETED');
    await page.goto(`${addressOf(test)}/anime/${show.id}`);
    await page.getByText('Edit', { exact: true }).click();
    await page.getByLabel('Your score').fill('9');
    await press(page, 'Save');
    await page.getByText(/Completed · .* · 9\/10/u).waitFor();
    await press(page, 'Undo');
    await page.getByText('Undone.').waitFor();
    expect(await page.getByText('9/10').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('home goes on with one press, and takes it back', async () => {
    const name = `next${suffix}`;
    const { ask } = await listPerson(test, name);
    await ask(SAVE, { input: { animeId: show.id, progress: 2 } });
    const { page, faults } = await openAnyPageAs(browser, { test, name, path: '/' }, options);
    const shelf = page.getByRole('region', { name: 'Continue watching' });
    await shelf.getByText(`Episode 3 of ${show.episodeCount}`).waitFor();
    await shelf.getByText(`${show.episodeCount - 2} left`).waitFor();
    await shelf.getByRole('button', { name: '+1' }).click();
    await page.getByText(`Episode 4 of ${show.episodeCount}`).waitFor();
    const progress = async () =>
      (await ask(ENTRY, { id: show.id })).anime.viewerEntry.progress as number;
    await expect.poll(progress).toBe(3);
    await press(page, 'Undo');
    await page.getByText('Undone.').waitFor();
    await page.getByText(`Episode 3 of ${show.episodeCount}`).waitFor();
    expect(await progress()).toBe(2);
    // The feed leaves out the user's own activity.
    expect(await page.getByText('From people you follow').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

it('shows what Plex sends at the address just made, without being loaded again', async () => {
  await test.user('plexuser');
  const path = '/settings/media-servers';
  const { page } = await openPageAs(browser, { test, name: 'plexuser', path });
  await page.getByLabel('Name', { exact: true }).fill('Shelf');
  await press(page, 'Create webhook URL');
  await page.getByText('Webhook URL for Shelf').waitFor();
  const url = await page.locator('pre').first().innerText();
  await home(page);
  await page.getByText('Your list is empty').waitFor();
  await page.waitForLoadState('load');
  await page.evaluate('window.isSamePage = true');
  const form = new FormData();
  form.set('payload', fixture('payloads/plex-05-media.scrobble-episode.json'));
  const { pathname } = new URL(url);
  await fetch(`${test.url}${pathname}`, { method: 'POST', body: form });
  const shelf = page.getByRole('region', { name: 'Continue watching' });
  await shelf.getByText(/Episode 2/u).waitFor({ timeout: 15_000 });
  expect(await page.evaluate('window.isSamePage')).toBe(true);
  await page.context().close();
});

it('shows a rewatch by its own progress, and a decimal chapter', async () => {
  const { ask } = await listPerson(test, 'again');
  const { data } = await test.ask('{ browseManga(first: 20) { nodes { id chapterCount } } }');
  const manga = data.browseManga.nodes.find(
    ({ chapterCount }: any) => !chapterCount || chapterCount > 20,
  );
  await ask(SAVE, { input: { animeId: show.id, status: 'COMPLETED' } });
  const { page } = await openPageAs(browser, { test, name: 'again', path: '/list/anime' });
  await scripted(page);
  await page.locator('.item select[name=status]').selectOption('REPEATING');
  await expect.poll(() => page.getByLabel('Progress of').inputValue()).toBe('0');
  await press(page, 'Add one to');
  await expect.poll(() => page.getByLabel('Progress of').inputValue()).toBe('1');
  const entry = async () => (await ask(ENTRY, { id: show.id })).anime.viewerEntry;
  await expect
    .poll(entry)
    .toMatchObject({ status: 'REPEATING', progress: 1, passes: [{ number: 1, state: 'OPEN' }] });
  await page.getByLabel('Progress of').fill(String(show.episodeCount));
  await page.getByLabel('Progress of').press('Enter');
  await expect.poll(entry).toMatchObject({ status: 'COMPLETED', repeatCount: 1 });

  await ask(
    `mutation ($id: ID!) { saveMangaListEntry(input: { mangaId: $id, progress: 10 }) { outcome } }`,
    { id: manga.id },
  );
  await page.goto(`${addressOf(test)}/list/manga`);
  await scripted(page);
  await page.getByLabel('Progress of').fill('10.5');
  await page.getByLabel('Progress of').press('Enter');
  const chapter = async () =>
    (
      await ask('query ($id: ID!) { manga(id: $id) { viewerEntry { progress } } }', {
        id: manga.id,
      })
    ).manga.viewerEntry.progress as number;
  await expect.poll(chapter).toBe(10.5);
  await press(page, 'Add one to');
  await expect.poll(chapter).toBe(11);
  await page.context().close();
});

it('speaks of a film as one thing, and of no episode', async () => {
  const { ask } = await listPerson(test, 'cinephile');
  const { browseAnime } =
    await ask(`{ browseAnime(first: 50, filter: { format: { in: [MOVIE] }, status: { in: [FINISHED] } }) {
    nodes { id titleRomaji episodeCount episodeCountSource } } }`);
  const film = browseAnime.nodes.find(
    ({ titleRomaji, episodeCount, episodeCountSource }: any) =>
      titleRomaji && episodeCount === 1 && episodeCountSource === 'RECORDED',
  );
  await ask(SAVE, { input: { animeId: film.id, status: 'CURRENT' } });
  const { page } = await openPageAs(browser, { test, name: 'cinephile', path: '/' });
  await page.getByRole('button', { name: `+1: Mark ${film.titleRomaji} as watched` }).waitFor();
  const shelf = page.getByRole('region', { name: 'Continue watching' });
  expect(await shelf.innerText()).not.toContain('Episode');
  await page.goto(`${addressOf(test)}/anime/${film.id}`);
  await page.getByText('Edit', { exact: true }).click();
  expect(await page.getByLabel('Watched', { exact: true }).inputValue()).toBe('0');
  expect(await page.getByLabel('Episodes watched').count()).toBe(0);
  await press(page, 'Mark as watched');
  await page.getByRole('button', { name: 'Rewatch' }).waitFor();
  await page.getByRole('link', { name: 'History and rewatches' }).click();
  const plays = page.getByRole('region', { name: 'History' }).locator('strong');
  await expect.poll(() => plays.allInnerTexts()).toEqual(['Watched']);
  await page.getByLabel('When').last().fill('2026-01-02T20:00');
  await press(page, 'Log');
  await expect.poll(() => plays.allInnerTexts()).toEqual(['Watched', 'Watched']);
  expect(await page.getByRole('main').innerText()).not.toContain('episode');
  await page.context().close();
});

it.each([
  ['with scripts in their own time zone', 'America/Los_Angeles', {}],
  ['without scripts in that of Japan', 'Asia/Tokyo', { javaScriptEnabled: false }],
] as const)('shows what airs this week under its day, %s', async (_how, zone, options) => {
  const how = { ...options, timezoneId: 'America/Los_Angeles' };
  const { page } = await openAnyPage(browser, `${addressOf(test)}/`, how);
  const parts = page.getByRole('region', { name: 'This week' }).locator('h3, time');
  await parts.first().waitFor();
  const shown: string[] = [];
  const told: string[] = [];
  let heading = '';
  for (let at = 0; at < (await parts.count()); at += 1) {
    const airingAt = await parts.nth(at).getAttribute('datetime');
    if (airingAt === null) {
      heading = (await parts.nth(at).innerText()).trim().split(/\s/u)[0] ?? '';
      continue;
    }
    shown.push(heading);
    told.push(new Date(airingAt).toLocaleDateString('en', { weekday: 'long', timeZone: zone }));
  }
  const count = await page.getByRole('region', { name: 'This week' }).locator('a.slot').count();
  // On a first visit, the first of them may have been yesterday in another zone than that of Japan.
  if (zone === 'Asia/Tokyo') expect(count).toBe(9);
  const yesterday = new Date(test.clock.nowMs() - DAY_MS);
  expect(shown).not.toContain(
    yesterday.toLocaleDateString('en', { weekday: 'long', timeZone: zone }),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(told);
});

it.each(['America/Los_Angeles', 'Asia/Tokyo'])(
  'counts the episodes of each day as the schedule does, in %s',
  async (zone) => {
    const countsAt = async (path: string): Promise<string[]> => {
      const page = openPlain({ cookie: `zone=${zone}` });
      await page.goto(`${addressOf(test)}${path}`);
      const days = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link');
      return (await days.allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' ').trim());
    };
    const counts = await countsAt('/');
    expect(counts).toHaveLength(7);
    expect(counts).toEqual(await countsAt('/schedule'));
  },
);

it('loads no code of covers where the days of the visitor are others than those of Japan', async () => {
  const scriptsIn = async (timezoneId: string): Promise<string[]> => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${addressOf(test)}/`, { waitUntil: 'networkidle' });
    await context.close();
    return scripts.toSorted();
  };
  expect(await scriptsIn('America/Los_Angeles')).toEqual(await scriptsIn('Asia/Tokyo'));
});

it('tells who follows, once', async () => {
  await test.user('famous');
  const fan = await listPerson(test, 'fan');
  await fan.ask('mutation { followUser(username: "famous") { __typename } }');
  const { page } = await openPageAs(browser, { test, name: 'famous', path: '/' });
  await page.getByText('fan followed you.').waitFor();
  await press(page, 'Mark as read');
  await expect.poll(() => page.getByText('fan followed you.').count()).toBe(0);
  await page.context().close();
});

it('finds what is on the own list, and what is not', async () => {
  const { ask } = await listPerson(test, 'mine');
  await ask(SAVE, { input: { animeId: show.id, status: 'PLANNING' } });
  const { page } = await openPageAs(browser, { test, name: 'mine' });
  const found = () => page.locator(`a[href="/anime/${show.id}"]`).count();
  await page.goto(`${addressOf(test)}/search`);
  await page.getByLabel('Your list').selectOption('On your list');
  await page.waitForURL(/mine=on/u);
  await page.getByText('1 result').first().waitFor();
  expect(await found()).toBe(1);
  const words = encodeURIComponent(show.titleRomaji);
  await page.goto(`${addressOf(test)}/search?q=${words}&mine=on`);
  expect(await found()).toBe(1);
  await page.goto(`${addressOf(test)}/search?q=${words}&mine=off`);
  expect(await found()).toBe(0);
  await page.context().close();
  const { page: stranger } = await openPage(browser, `${addressOf(test)}/search?mine=on`);
  expect(await stranger.getByLabel('Your list').count()).toBe(0);
  expect(await stranger.locator('a.work').count()).toBeGreaterThan(10);
  await stranger.context().close();
});

it('says in the language of the visitor why an export failed', async () => {
  const { id } = await test.user('exporter');
  const full = refusal('BAD_USER_INPUT', 'TARGET_FULL', { host: 'dav.example.org', answer: '507' });
  const subject = { id, name: full.message, refused: keptReason(full) };
  await test.app.db
    .transaction()
    .execute((tx) => giveNotice(test.app, tx, { userId: id, kind: 'EXPORT_FAILED', subject }));
  const path = '/?lang=ja';
  const { page } = await openPageAs(browser, { test, name: 'exporter', path });
  const text = 'リストのエクスポートに失敗しました: dav.example.orgの空き容量がありません（507）。';
  await page.getByRole('link', { name: text }).waitFor();
  await page.context().close();
});

it('brings what the account prefers to a new browser', async () => {
  const { ask } = await listPerson(test, 'newbrowser');
  await ask(
    `mutation { updatePreferences(input: { titleLanguage: NATIVE, theme: DARK, region: "DE" }) { __typename } }`,
  );
  const { page } = await openPage(browser, addressOf(test));
  await signIn(page, test, 'newbrowser');
  await page.locator('html[data-theme=dark]').waitFor();
  const cookies = new Map(
    (await page.context().cookies()).map(({ name, value }) => [name, value] as const),
  );
  expect(cookies.get('titles')).toBe('NATIVE');
  expect(cookies.get('region')).toBe('DE');
  await page.context().close();
});
