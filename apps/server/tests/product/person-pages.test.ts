import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs, openPage, openPageAs } from './pages.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const press = (page: AnyPage, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) {
  saveAnimeListEntry(input: $input) { entry { id } }
}`;
const PREFER = `mutation ($input: PreferencesInput!) {
  updatePreferences(input: $input) { __typename }
}`;

const FAVOURITE = 'mutation ($id: ID!) { toggleFavourite(animeId: $id) { isFavourite } }';

/** A user with two anime on the list, one of which is a favourite, and a bio with markup. */
const fan = async (name: string) => {
  const person = await listPerson(test, name);
  const { browseAnime } = await person.ask(
    '{ browseAnime(first: 2) { nodes { id titleRomaji titleNative } } }',
  );
  const [watched, planned] = browseAnime.nodes;
  const input = { animeId: watched.id, status: 'CURRENT', progress: 1, score: 87 };
  await person.ask(SAVE, { input });
  await person.ask(SAVE, { input: { animeId: planned.id, status: 'PLANNING' } });
  await person.ask(FAVOURITE, { id: watched.id });
  const bio =
    '**First** <b>line</b>\nsecond line\n\n- [Next paragraph](javascript:alert(1))\n- [site](https://a.example)';
  await person.ask(PREFER, { input: { bio, titleLanguage: 'ROMAJI' } });
  return { ...person, watched: watched.titleRomaji, planned: planned.titleRomaji };
};

/** A user with three anime that others see, the last of them on a custom list alone, and one that is private. */
const collector = async (name: string) => {
  const person = await listPerson(test, name);
  const { browseAnime } = await person.ask(
    '{ browseAnime(first: 50, filter: { format: { in: [TV] } }) { nodes { id titleRomaji episodeCount } } }',
  );
  const shows = browseAnime.nodes.filter((show: any) => show.titleRomaji && show.episodeCount > 5);
  const make = async (list: string): Promise<string> =>
    (
      await person.ask(
        `mutation { createCustomList(media: ANIME, name: "${list}") { customList { id } } }`,
      )
    ).createCustomList.customList.id;
  const [rain, secret] = [await make('Rain'), await make('Guilty pleasures')];
  const off = { customLists: [rain], isHiddenFromStatusLists: true };
  const entries = [
    { status: 'CURRENT', progress: 3, score: 60 },
    { status: 'COMPLETED', score: 90 },
    { status: 'COMPLETED', score: 70, ...off },
    { status: 'COMPLETED', score: 80, customLists: [rain, secret], visibility: 'PRIVATE' },
  ];
  for (const [at, entry] of entries.entries()) {
    await person.ask(SAVE, { input: { animeId: shows[at].id, ...entry } });
  }
  await person.ask(PREFER, { input: { titleLanguage: 'ROMAJI' } });
  const titles: string[] = shows.slice(0, 3).map(({ titleRomaji }: any) => titleRomaji);
  return { ...person, titles, secret };
};

describe.each([
  { how: 'with scripts', javaScriptEnabled: true },
  { how: 'without scripts', javaScriptEnabled: false },
])('$how', ({ javaScriptEnabled }) => {
  const suffix = javaScriptEnabled ? '1' : '2';
  const visit = async (name: string, path: string, options = {}): Promise<AnyPage> => {
    const how = { javaScriptEnabled, ...options };
    const { page } = await openAnyPageAs(browser, { test, name, path }, how);
    return page;
  };

  it('shows to whoever is signed in what somebody shows to everybody', async () => {
    const name = `Mika${suffix}`;
    const { watched, planned } = await fan(name);
    const reader = await listPerson(test, `reader${suffix}`);
    await reader.ask(PREFER, { input: { scoreFormat: 'POINT_10_DECIMAL' } });
    const page = await visit(`reader${suffix}`, `/user/${name.toLowerCase()}`);
    expect(new URL(page.url()).pathname).toBe(`/user/${name}`);
    await page.getByRole('heading', { name, exact: true }).waitFor();
    const bio = page.locator('.bio');
    expect(await bio.locator('p').first().innerText()).toBe('First <b>line</b>\nsecond line');
    expect(await bio.locator('strong').allInnerTexts()).toEqual(['First']);
    expect(await bio.locator('li').count()).toBe(2);
    const link = bio.getByRole('link');
    expect(await link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe('https://a.example/');
    expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener');
    await page.getByText('Joined').waitFor();
    const favourites = page.getByRole('region', { name: 'Favourites' });
    expect(await favourites.getByRole('link').count()).toBe(1);
    const year = page.getByRole('region', { name: 'Past year' });
    expect(await year.innerText()).toMatch(/\d+ plays? on \d+ days?/u);
    const lately = page.getByRole('region', { name: 'Recent activity' });
    await lately.getByRole('link', { name: watched }).first().waitFor();
    const list = page.getByRole('region', { name: 'Anime list' });
    const cards = (await list.getByRole('listitem').allInnerTexts()).join('\n');
    expect(cards).toContain('8.7/10');
    for (const title of [watched, planned]) expect(cards).toContain(title);
    const stats = page.getByRole('region', { name: 'Stats' });
    expect(await stats.locator('dl').nth(1).innerText()).toContain('8.7/10');
    await stats.getByText('8.1–9', { exact: true }).waitFor();
    await list.getByRole('link', { name: 'Plan to watch 1' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await list.getByText(planned).first().waitFor();
    const robots = page.locator('meta[name=robots]');
    expect(await robots.getAttribute('content')).toBe('noindex');
    await page.getByRole('button', { name: 'Follow' }).waitFor();
    await page.context().close();
  });

  it('says of what length nobody states that it is estimated, and leaves out what lists leave out', async () => {
    const name = `saki${suffix}`;
    const { ask } = await listPerson(test, name);
    const { browseAnime } = await ask(`{ browseAnime(first: 50) {
      nodes { id titleRomaji format episodeCount episodeCountSource } } }`);
    const estimated = browseAnime.nodes.find(
      (anime: any) => anime.episodeCountSource === 'ESTIMATED' && anime.format !== 'MOVIE',
    );
    const other = browseAnime.nodes.find((anime: any) => anime.id !== estimated.id);
    const { createCustomList } = await ask(
      'mutation { createCustomList(media: ANIME, name: "Rain") { customList { id } } }',
    );
    await ask(SAVE, { input: { animeId: estimated.id, status: 'CURRENT', progress: 1 } });
    const customLists = [createCustomList.customList.id];
    const off = { status: 'CURRENT', customLists, isHiddenFromStatusLists: true };
    await ask(SAVE, { input: { animeId: other.id, ...off } });
    await test.user(`watcher${suffix}`);
    const page = await visit(`watcher${suffix}`, `/user/${name}`);
    const list = page.getByRole('region', { name: 'Anime list' });
    await list.getByRole('link', { name: 'Watching 1' }).waitFor();
    await list.getByRole('link', { name: 'Watching 1' }).click();
    const card = list.getByRole('listitem');
    await expect.poll(() => card.count()).toBe(1);
    expect(await card.innerText()).toMatch(new RegExp(`1\\sof\\s≈${estimated.episodeCount}`, 'u'));
    await page.context().close();
  });

  it('searches, filters and orders the list of somebody, as covers and as a table', async () => {
    const { titles } = await collector(`kumi${suffix}`);
    await test.user(`browser${suffix}`);
    const page = await visit(`browser${suffix}`, `/user/kumi${suffix}`);
    const list = page.getByRole('region', { name: 'Anime list' });
    const shown = () => list.locator('.title').allInnerTexts();
    const apply = () => (javaScriptEnabled ? undefined : press(page, 'Apply'));
    await list.getByLabel('Sort by').selectOption('score');
    await apply();
    await page.waitForURL(/sort=score/u);
    await expect.poll(shown).toEqual([titles[1], titles[2], titles[0]]);
    await list.getByRole('link', { name: 'Highest first. Reverse order' }).click();
    await expect.poll(shown).toEqual([titles[0], titles[2], titles[1]]);
    expect(page.url()).toContain('reversed=score#list');
    await list.getByRole('link', { name: 'Table' }).click();
    await list.locator('tbody').waitFor();
    const rows = await list.locator('tbody tr').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/gu, ' '))).toEqual([
      expect.stringMatching(/Watching 3 \/ ≈?\d+ 6\/10/u),
      expect.stringMatching(/Completed .* 7\/10/u),
      expect.stringMatching(/Completed .* 9\/10/u),
    ]);
    await list.getByLabel('Search this list').fill(titles[2] ?? '');
    await apply();
    await list.getByText('1 match', { exact: true }).waitFor();
    expect(await shown()).toEqual([titles[2]]);
    expect(new URL(page.url()).searchParams.get('view')).toBe('table');
    await list.getByRole('link', { name: 'Clear filters' }).click();
    await expect.poll(async () => (await shown()).length).toBe(3);
    await page.goto(`${addressOf(test)}/user/kumi${suffix}?year=1917&priority=1&tag=x&score=9`);
    await list.getByText('No matches').waitFor();
    await list.getByText('0 matches', { exact: true }).waitFor();
    await page.goto(`${addressOf(test)}/user/kumi${suffix}?after=nonsense&sort=title`);
    await expect.poll(shown).toEqual(titles.toSorted());
    expect(page.url()).not.toContain('after');
    await page.context().close();
  });

  it('opens custom lists with what is hidden elsewhere, and never what is private', async () => {
    const { titles, secret } = await collector(`tomo${suffix}`);
    await test.user(`guest${suffix}`);
    const page = await visit(`guest${suffix}`, `/user/tomo${suffix}`);
    const list = page.getByRole('region', { name: 'Anime list' });
    const tabs = (name: string) =>
      list.getByRole('navigation', { name }).getByRole('link').allInnerTexts();
    expect(await tabs('Status')).toEqual(['All 3', 'Watching 1', 'Completed 1']);
    expect(await tabs('Custom lists')).toEqual(['Rain 1']);
    await list.getByRole('link', { name: 'Completed 1' }).click();
    await expect.poll(() => list.locator('.title').allInnerTexts()).toEqual([titles[1]]);
    await list.getByRole('link', { name: 'Rain 1' }).click();
    await expect.poll(() => list.locator('.title').allInnerTexts()).toEqual([titles[2]]);
    await page.goto(`${addressOf(test)}/user/tomo${suffix}?list=${secret}`);
    await list.getByText('No matches').waitFor();
    expect(await page.content()).not.toContain('Guilty pleasures');
    await page.context().close();
  });

  it('says it in Japanese', async () => {
    await fan(`Yuki${suffix}`);
    await test.user(`yomu${suffix}`);
    const page = await visit(`yomu${suffix}`, `/user/Yuki${suffix}`, { locale: 'ja-JP' });
    await page.getByRole('heading', { name: 'アニメリスト' }).waitFor();
    await page.getByRole('link', { name: '見ている 1' }).waitFor();
    await page.context().close();
  });

  it('follows, unfollows, blocks and unblocks', async () => {
    await fan(`rin${suffix}`);
    await test.user(`kei${suffix}`);
    const page = await visit(`kei${suffix}`, `/user/rin${suffix}`);
    await press(page, 'Follow');
    await page.getByRole('button', { name: 'Unfollow' }).waitFor();
    const followers = page.getByRole('region', { name: 'Stats' }).locator('div').first();
    expect(await followers.innerText()).toMatch(/1\s+Followers|Followers\s+1/u);
    await press(page, 'Unfollow');
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
    await page.getByText('Block…').click();
    await press(page, 'Block');
    await page.getByText('You’ve blocked this user.').waitFor();
    expect(await page.getByRole('heading', { name: 'Anime list' }).count()).toBe(0);
    await press(page, 'Unblock');
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Anime list' }).waitFor();
    await page.context().close();
  });

  it('asks to follow who shows their page to followers, and shows no more than the name', async () => {
    const { ask } = await fan(`aoi${suffix}`);
    await ask(PREFER, { input: { profileVisibility: 'FOLLOWERS' } });
    await test.user(`sora${suffix}`);
    const page = await visit(`sora${suffix}`, `/user/aoi${suffix}`);
    await page.getByText('This profile is only visible to approved followers.').waitFor();
    expect(await page.getByText('Next paragraph').count()).toBe(0);
    await press(page, 'Request to follow');
    await page.getByText('Follow request sent.').waitFor();
    await ask(`mutation { acceptFollowRequest(username: "sora${suffix}") { __typename } }`);
    await page.goto(page.url());
    await page.getByText('Next paragraph').waitFor();
    await page.context().close();
  });

  it('says the same of nobody and of who is private, but to themselves', async () => {
    const { ask } = await fan(`momo${suffix}`);
    await ask(PREFER, { input: { profileVisibility: 'PRIVATE' } });
    const shown = async (path: string) => {
      const { page } = await openAnyPage(browser, undefined, { javaScriptEnabled });
      const response = await page.goto(`${addressOf(test)}${path}`);
      const text = await page.locator('main').innerText();
      expect(await page.locator('main').getByRole('searchbox').count()).toBe(1);
      await page.context().close();
      return { status: response?.status(), text };
    };
    const absent = await shown('/user/nobody-at-all');
    expect(absent).toMatchObject({ status: 404, text: expect.stringContaining('No user has') });
    expect(await shown(`/user/momo${suffix}`)).toEqual(absent);
    const page = await visit(`momo${suffix}`, `/user/momo${suffix}`);
    await page.getByText('This is your own view.').waitFor();
    await page.getByText('Next paragraph').waitFor();
    await page.context().close();
  });

  it('keeps lists from whom they are not shown to', async () => {
    const { ask } = await fan(`hana${suffix}`);
    await ask(PREFER, { input: { listVisibility: 'PRIVATE' } });
    await test.user(`other${suffix}`);
    const page = await visit(`other${suffix}`, `/user/hana${suffix}`);
    await page.getByText('This user’s lists are private.').waitFor();
    await page.getByText('Next paragraph').waitFor();
    expect(await page.getByRole('heading', { name: 'Favourites' }).count()).toBe(0);
    await page.context().close();
  });
});

it('tells everybody, signed in or not, that following opens a list for followers', async () => {
  const { ask } = await fan('guarded');
  await ask(PREFER, { input: { listVisibility: 'FOLLOWERS' } });
  const text = 'Only approved followers can see this list.';
  const nobody = await openPage(browser, `${addressOf(test)}/user/guarded`);
  await nobody.page.getByText(text).waitFor();
  expect(await nobody.page.getByText('Sign in to see lists and stats.').count()).toBe(0);
  await nobody.page.context().close();
  await test.user('asker');
  const { page } = await openPageAs(browser, { test, name: 'asker', path: '/user/guarded' });
  const list = page.getByRole('region', { name: 'Anime list' });
  await list.getByText(text).waitFor();
  await list.getByRole('button', { name: 'Request to follow' }).click();
  await page.getByText('Follow request sent.').waitFor();
  await list.getByText(text).waitFor();
  expect(await list.getByRole('button').count()).toBe(0);
  await ask('mutation { acceptFollowRequest(username: "asker") { __typename } }');
  await page.goto(page.url());
  await list.getByRole('link', { name: 'Watching 1' }).waitFor();
  await page.context().close();
});

it('fits a phone, however long the name', async () => {
  const name = 'Wonderful_World-of_Wandering_Wit'.padEnd(32, 'W');
  await fan(name);
  await test.user('narrow');
  const options = { viewport: { width: 390, height: 844 } };
  const path = `/user/${name}`;
  const { page } = await openPageAs(browser, { test, name: 'narrow', path }, options);
  await page.getByRole('heading', { name, exact: true }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.context().close();
});

it('shows no lists to whoever is not signed in, and leads there', async () => {
  const { watched } = await fan('nobodys');
  const { page, faults } = await openPage(browser, `${addressOf(test)}/user/nobodys`);
  await page.getByText('Sign in to see lists and stats.').waitFor();
  await page.getByRole('link', { name: 'Sign in to follow' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Stats' }).count()).toBe(0);
  expect(await page.content()).not.toContain(watched);
  expect(faults).toEqual([]);
  await page.context().close();
});
