import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAniList } from '../anilist-client.ts';
import { signedInBrowser } from '../browser.ts';
import { launchBrowser } from '../chromium.ts';
import { succeed } from '../secret-maker.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openAnyPageAs } from './pages.ts';

const FRIEREN = 154587;

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** A user, and an app of theirs that asks as AniList’s apps do. */
const appOf = async (name: string) => {
  await test.user(name);
  const account = await signedInBrowser(test, name);
  await succeed(
    account.post('/account/apps', {
      name: 'Reader',
      clientId: '77',
      redirectUri: 'reader://signed-in',
    }),
  );
  const { redirectTo } = await succeed(
    account.post('/account/app-authorization?client_id=77&response_type=token', {
      decision: 'allow',
      username: name,
    }),
  );
  const token = new URLSearchParams(new URL(redirectTo).hash.slice(1)).get('access_token') ?? '';
  return async (query: string) => {
    const { data, errors } = await askAniList(test, query, { token });
    expect(errors).toBeUndefined();
    return data;
  };
};

describe.each([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
] as const)('what an app changed, %s', (how, options) => {
  it('is found under its name, and undone', async () => {
    const name = how.replace(' ', '');
    const ask = await appOf(name);
    const { SaveMediaListEntry: saved } = await ask(
      `mutation { SaveMediaListEntry(mediaId: ${FRIEREN}, status: CURRENT, progress: 3) { id } }`,
    );
    await ask(`mutation { SaveMediaListEntry(id: ${saved.id}, progress: 5) { id } }`);
    await ask(`mutation { ToggleFavourite(animeId: ${FRIEREN}) { anime { nodes { id } } } }`);
    await ask(`mutation { DeleteMediaListEntry(id: ${saved.id}) { deleted } }`);

    const visit = { test, name, path: '/list/anime' };
    const { page, faults } = await openAnyPageAs(browser, visit, options);
    await page.getByRole('link', { name: 'Changes' }).first().click();
    await page.getByRole('heading', { name: 'Changes' }).waitFor();
    const rows = page.locator('main li:has(.batch)');
    await expect.poll(() => rows.count()).toBe(4);
    const texts = await rows.allInnerTexts();
    expect(texts[0]).toContain('Removed from your list');
    expect(texts[1]).toContain('Favorites');
    expect(texts[2]).toContain('Episodes watched: 3 → 5');
    expect(texts[3]).toContain('Added to your list · Watching');
    for (const text of texts) expect(text).toContain('by the app “Reader”');

    await rows.first().getByRole('button').click();
    await page.getByText('Undone.').waitFor();
    const { Viewer, MediaList } = await ask(
      `{ Viewer { favourites { anime { nodes { id } } } } MediaList(userName: "${name}", mediaId: ${FRIEREN}) { progress } }`,
    );
    expect(MediaList).toEqual({ progress: 5 });
    expect(Viewer.favourites.anime.nodes).toEqual([{ id: FRIEREN }]);
    await expect.poll(() => rows.count()).toBe(5);
    expect(await rows.nth(0).innerText()).toContain('Undo of a change');
    expect(await rows.nth(1).innerText()).toContain('Undone');
    await rows.nth(2).getByRole('button').click();
    await expect.poll(() => rows.count()).toBe(6);
    const after = await ask('{ Viewer { favourites { anime { nodes { id } } } } }');
    expect(after.Viewer.favourites.anime.nodes).toEqual([]);
    expect(faults).toEqual([]);
  });
});
