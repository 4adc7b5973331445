import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pageCache } from '#platform/http/page-cache.ts';
import { announceChange } from '#slices/catalog/change-feed.ts';
import { animeChanges } from '#slices/catalog/change-topics.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { signedInBrowser } from '../browser.ts';
import { addDetails } from '../detailed-work.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';
const START = '2026-01-15T12:00:00Z';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: START });
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.set(START);
  test.app.get(pageCache).forget(null);
});

interface Got {
  status: number;
  html: string;
  policy: string;
  wasKept: boolean;
}

const get = async (path: string, cookie = ''): Promise<Got> => {
  const response = await fetch(`${test.url}${path}`, { headers: { cookie } });
  return {
    status: response.status,
    html: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
    wasKept: /graphql;dur=0\.00/u.test(response.headers.get('server-timing') ?? ''),
  };
};

const nonceOf = (policy: string): string => /'nonce-([^']+)'/u.exec(policy)?.[1] ?? '';

const rename = async (id: string, title: string): Promise<void> => {
  await test.app.db.transaction().execute(async (tx) => {
    await sql`update catalog.anime set title_english = ${title} where id = ${id}`.execute(tx);
    await announceChange(tx, animeChanges, [id]);
  });
  await test.app.get(changeFeed).catchUp();
};

it('sends a page again as it was made, with a nonce and a moment of its own', async () => {
  const first = await get(`/anime/${FRIEREN}`);
  test.clock.set('2026-01-15T12:00:05Z');
  const second = await get(`/anime/${FRIEREN}`);
  expect([first.wasKept, second.wasKept]).toEqual([false, true]);
  const [old, fresh] = [nonceOf(first.policy), nonceOf(second.policy)];
  expect(fresh).not.toBe(old);
  expect(fresh).toMatch(/^[\w+/]{22}==$/u);
  expect(second.html).not.toContain(old);
  const plain = ({ html, policy }: Got) =>
    html.replaceAll(nonceOf(policy), 'nonce').replace(/data-now="\d+"/u, '');
  expect(plain(second)).toBe(plain(first));
  expect(second.html).toContain(`data-now="${Date.parse(START) + 5_000}"`);
});

it('makes it anew after a minute, and at once when a work on it has changed', async () => {
  await get(`/anime/${FRIEREN}`);
  await rename(FRIEREN, 'Beyond the Kept Page');
  const changed = await get(`/anime/${FRIEREN}`);
  expect(changed.wasKept).toBe(false);
  expect(changed.html).toContain('Beyond the Kept Page');
  expect((await get(`/anime/${FRIEREN}`)).wasKept).toBe(true);
  test.clock.set('2026-01-15T12:01:01Z');
  expect((await get(`/anime/${FRIEREN}`)).wasKept).toBe(false);
});

it.each(['lang=ja', 'theme=dark', 'titles=NATIVE', 'clock=30', 'region=DE', 'zone=Asia%2FTokyo'])(
  'keeps pages apart that are shown otherwise: %s',
  async (cookie) => {
    const plain = await get('/');
    const other = await get('/', cookie);
    expect(other.wasKept).toBe(false);
    const again = await get('/', cookie);
    expect(again.wasKept).toBe(true);
    expect(again.html.length).toBe(other.html.length);
    expect((await get('/')).html.length).toBe(plain.html.length);
  },
);

it('keeps nothing for who is signed in, nor what is not there, nor what is asked of one alone', async () => {
  await test.user('mika');
  const browser = await signedInBrowser(test, 'mika');
  const { bytes } = test.app.get(pageCache);
  await browser.get(`/anime/${FRIEREN}`);
  await get('/anime/8f8ef296-0000-5f74-8819-e88974765be3');
  await get('/search?q=frieren&lang=ja');
  await get('/sign-in');
  expect(test.app.get(pageCache).bytes).toBe(bytes);
});

it('pages of characters, people and studios are kept, until a work of theirs changes', async () => {
  const { id, character, voice, studio } = await addDetails(test);
  const paths = [`/characters/${character}`, `/people/${voice}`, `/studios/${studio}`];
  for (const path of paths) await get(path);
  for (const path of paths) expect((await get(path)).wasKept).toBe(true);
  await test.app.db
    .transaction()
    .execute((tx) =>
      sql`update catalog.anime set title_romaji = null where id = ${id}`.execute(tx),
    );
  await rename(id, 'Frieren, renamed at last');
  for (const path of paths) {
    const { html, wasKept } = await get(path);
    expect(wasKept).toBe(false);
    expect(html).toContain('Frieren, renamed at last');
  }
});
