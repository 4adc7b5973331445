import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../chromium.ts';
import { listPerson } from '../list-person.ts';
import type { AnyPage } from '../plain/any-page.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openAnyPageAs, openPage } from './pages.ts';

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
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(watched),
    ]);
    expect(await list.getByRole('listitem').innerText()).toContain('8.7/10');
    const stats = page.getByRole('region', { name: 'Stats' });
    expect(await stats.locator('dl').nth(1).innerText()).toContain('8.7/10');
    await stats.getByText('8.1–9', { exact: true }).waitFor();
    await list.getByRole('link', { name: 'Plan to watch 1' }).click();
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
    const card = list.getByRole('listitem');
    expect(await card.count()).toBe(1);
    expect(await card.innerText()).toMatch(new RegExp(`1\\sof\\s≈${estimated.episodeCount}`, 'u'));
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
