import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { catalogue, changeFeed, mangaCatalogue } from '#slices/catalog/index.ts';
import { publishDump } from '#slices/sources/dump/publish.ts';
import { createApp, type Application } from '../../src/app.ts';
import { codeOf, letterTo, PASSWORD, signedInBrowser } from '../browser.ts';
import { askNow, followNow } from '../hub.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf } from './pages.ts';

let hub: TestApp;
/** A second process on the database of the hub. */
let second: Application;
let secondUrl: string;
/** Another instance, which copies the catalogue of the hub. */
let follower: TestApp;
let animeId: string;
let mangaId: string;

beforeAll(async () => {
  hub = await startTestApp({
    template: 'shelf',
    now: new Date().toISOString(),
    settings: { OPEN_DATA: 'on' },
  });
  second = await createApp(hub.app.settings, { clock: hub.clock });
  const server = await second.start(['web']);
  secondUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  const { id } = await hub.user('editor');
  await hub.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    id,
  ]);
  animeId = hub.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
  mangaId = [...hub.app.get(mangaCatalogue).all()].find((one) => !one.isAdult && !one.isHidden)!.id;
  await publishDump(hub.app);
  const settings = { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1' };
  follower = await startTestApp({ roles: ['web'], settings });
  await follower.app.open(catalogue);
  await followNow(follower, hub.url);
});
afterAll(async () => {
  await follower.close();
  await second.close();
  await hub.close();
});

const openAs = async (name: string, path: string) => {
  const page = openPlain({ cookie: (await signedInBrowser(hub, name)).cookie() });
  await page.goto(`${addressOf(hub)}${path}`);
  return page;
};

const askAt = async (url: string, query: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return ((await response.json()) as { data: any }).data;
};

const changesOf = async (id: string) => {
  const { rows } = await hub.app.database.pool.query<{ field: string; after: unknown }>(
    'select field, after from edits.change where proposal_id = $1 order by field',
    [id],
  );
  return new Map(rows.map(({ field, after }) => [field, after]));
};

const idIn = (address: string): string => new URL(address).pathname.split('/').at(-1)!;

it('a reader becomes a verified user, and their accepted edit is in every process and instance', async () => {
  const address = addressOf(hub);
  const page = openPlain();
  await page.goto(`${address}/anime/${animeId}`);
  await page.getByRole('link', { name: 'Suggest an edit' }).click();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await page.goto(`${address}/sign-up`);
  await page.getByLabel('Username').fill('newcomer');
  await page.getByLabel('Email address').fill('newcomer@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const letter = await letterTo(hub, 'newcomer@example.org', 'Confirm your email address');
  await page.goto(`${address}/verify?code=${codeOf(letter)}`);
  await page.getByRole('button', { name: 'Confirm and create account' }).click();
  await page.getByText('Your account has been created').waitFor();
  await page.goto(`${address}/sign-in?next=${encodeURIComponent(`/anime/${animeId}/edit`)}`);
  await page.locator('input[name=login]').fill('newcomer');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form:has(input[name=login]) button').click();
  expect(new URL(page.url()).pathname).toBe(`/anime/${animeId}/edit`);
  await page.getByLabel('English title').fill('Frieren, by a newcomer');
  await page.getByLabel('Note').fill('As on the site');
  await page.getByRole('button', { name: 'Send edit' }).click();
  const edit = new URL(page.url()).pathname;
  expect(edit).toMatch(/^\/edits\//u);

  const title = `{ anime(id: "${animeId}") { titleEnglish } }`;
  expect((await askAt(secondUrl, title)).anime.titleEnglish).not.toBe('Frieren, by a newcomer');
  const review = await openAs('editor', edit);
  await review
    .getByRole('button', { name: /^Accept/u })
    .first()
    .click();
  await review.getByText('Decision saved.').waitFor();
  await vi.waitFor(
    async () =>
      expect((await askAt(secondUrl, title)).anime.titleEnglish).toBe('Frieren, by a newcomer'),
    { timeout: 10_000, interval: 50 },
  );
  await askNow(follower);
  expect((await askAt(follower.url, title)).anime.titleEnglish).toBe('Frieren, by a newcomer');
});

it('releases of films and the end of an offer are edited in the form', async () => {
  const page = await openAs('editor', `/anime/${animeId}/edit`);
  await page.getByRole('button', { name: 'Add release' }).click();
  await page.getByLabel('Region', { exact: true }).selectOption('JP');
  await page.getByLabel('Release date').fill('2026-13');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByLabel('Service').fill('netflix');
  await page.getByLabel('Address').last().fill('https://www.netflix.com/title/1');
  await page.getByLabel('Regions').last().fill('JP');
  await page.getByLabel('Available until').last().fill('2099-12-01');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('Enter a date as 2026, 2026-04 or 2026-04-07.').waitFor();
  await page.getByLabel('Release date').fill('2026-04');
  await page.getByRole('button', { name: 'Send edit' }).click();
  const changes = await changesOf(idIn(page.url()));
  expect(changes.get('movieReleases.JP:THEATRICAL')).toEqual({
    region: 'JP',
    kind: 'THEATRICAL',
    releasedOn: '2026-04',
    note: null,
  });
  expect(changes.get('streaming.https://www.netflix.com/title/1')).toMatchObject({
    endsAt: '2099-12-01',
  });
  await hub.app.get(changeFeed).catchUp();
  await page.goto(`${addressOf(hub)}/anime/${animeId}`);
  await page.getByText('until 1 Dec 2099').waitFor();
});

it('chapters and volumes are edited on pages of their own, by language', async () => {
  const page = await openAs('editor', `/manga/${mangaId}/edit`);
  await page.getByRole('link', { name: 'Edit chapters' }).click();
  await page.getByRole('button', { name: 'Add chapter' }).click();
  await page.getByLabel('Number or name').fill('010.50');
  await page.getByLabel('Title', { exact: true }).fill('Between');
  await page.getByLabel('In volume').fill('2');
  await page.getByRole('button', { name: 'Add chapter' }).click();
  await page.getByLabel('Number or name').last().fill('Extra');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('A chapter or volume needs a language and a number').waitFor();
  await page.getByLabel('Position among the others').last().fill('10.7');
  await page.getByRole('button', { name: 'Send edit' }).click();
  const changes = await changesOf(idIn(page.url()));
  expect(changes.get('chapters.en:10.5')).toMatchObject({ title: 'Between', volume: '2' });
  expect(changes.get('chapters.en:Extra')).toMatchObject({ position: 10.7 });
  await page.goto(`${addressOf(hub)}/manga/${mangaId}/edit/chapters?language=en`);
  await page.locator('strong', { hasText: 'Chapter 10.5 (English)' }).waitFor();
  await page.goto(`${addressOf(hub)}/manga/${mangaId}/edit/chapters?language=fr`);
  expect(await page.content()).not.toContain('Between');
  await page.getByRole('link', { name: 'Edit volumes' }).click();
  await page.getByRole('button', { name: 'Add volume' }).click();
  await page.getByLabel('Number or name').fill('3');
  await page.getByRole('button', { name: 'Send edit' }).click();
  expect((await changesOf(idIn(page.url()))).get('volumes.en:3')).toMatchObject({ position: 3 });
});

it('the form shows what sources say under an edit, and gives a value back to them', async () => {
  const romaji = hub.app.get(catalogue).get(animeId)!.titleRomaji;
  const page = await openAs('editor', `/anime/${animeId}/edit`);
  await page.getByLabel('Romaji title').fill('Edited');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.goto(`${addressOf(hub)}/anime/${animeId}/edit`);
  const kept = page.getByText(`, which says: ${romaji}`);
  await kept.waitFor();
  expect(await kept.textContent()).toMatch(/^Kept against \S/u);
  await page.locator('input[name="release"][value="titleRomaji"]').check();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByText('You change 1 value.').waitFor();
  await page.getByRole('button', { name: 'Send edit' }).click();
  await hub.app.get(changeFeed).catchUp();
  expect(hub.app.get(catalogue).get(animeId)!.titleRomaji).toBe(romaji);
});

it('people propose a title that is not here, after they looked at those like it', async () => {
  const page = await openAs('newcomer', '/search?q=zzz+nothing+like+it');
  await page.getByRole('link', { name: 'Add a title that is not here' }).click();
  await page.getByText('Nothing is called “zzz nothing like it” yet.').waitFor();
  await page.getByRole('link', { name: 'Add it as an anime' }).click();
  expect(await page.getByLabel('Romaji title').inputValue()).toBe('zzz nothing like it');
  const known = hub.app.get(catalogue).get(animeId)!;
  await page.getByLabel('Original title').fill(known.titleNative);
  await page.getByLabel('Format').selectOption('TV');
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('Is it one of these?').first().waitFor();
  expect(await page.locator(`a[href="/anime/${animeId}"]`).count()).toBe(1);
  await page.getByLabel('No, it is another title').check();
  await page.getByRole('button', { name: 'Send edit' }).click();
  await page.getByText('This can’t be empty.').waitFor();
  await page.getByLabel('Adult').selectOption('false');
  await page.getByRole('button', { name: 'Send edit' }).click();
  // The box is ticked anew, as the works that are alike are looked up again.
  await page.getByLabel('No, it is another title').check();
  await page.getByRole('button', { name: 'Send edit' }).click();
  const id = idIn(page.url());
  expect((await changesOf(id)).get('titleRomaji')).toBe('zzz nothing like it');
  const review = await openAs('editor', `/edits/${id}`);
  await review
    .getByRole('button', { name: /^Accept/u })
    .first()
    .click();
  await review.getByText('Decision saved.').waitFor();
  await hub.app.get(changeFeed).catchUp();
  const found = [...hub.app.get(catalogue).all()].find(
    ({ titleRomaji }) => titleRomaji === 'zzz nothing like it',
  );
  expect(found).toMatchObject({ titleNative: known.titleNative, isHidden: false });
});
