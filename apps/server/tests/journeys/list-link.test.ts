import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let person: Awaited<ReturnType<typeof listPerson>>;
let browser: Browser;
let name: string;
let count = 0;
let tame: string[];
let adult: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  const works = [...test.app.get(catalogue).all()];
  tame = works.filter(({ isAdult }) => !isAdult).map(({ id }) => id);
  adult = works.find(({ isAdult }) => isAdult)?.id ?? '';
});
afterAll(() => test.close());

beforeEach(async () => {
  name = `sharer${(count += 1)}`;
  person = await listPerson(test, name);
  browser = await signedInBrowser(test, name);
});

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome problem { code } } }`;
const save = (animeId: string | undefined, more: object = {}) =>
  person.ask(SAVE, { input: { animeId, status: 'CURRENT', ...more } });

const make = async (kind = 'anime-list'): Promise<string> => {
  const { status, body } = await browser.post(`/account/feeds/${kind}`);
  expect(status).toBe(201);
  return new URL(body.url).pathname.replace('/shared/', '');
};
const read = async (token: string, query = '') => {
  const response = await fetch(`${test.url}/shared-lists/${token}${query}`);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as any,
  };
};

it('shows titles, progress and scores of what its owner shows to everybody, to anybody who has the link', async () => {
  const [open, followers, own, off] = tame;
  await person.ask(
    'mutation { updatePreferences(input: { scoreFormat: POINT_5 }) { __typename } }',
  );
  await save(open, { progress: 2, score: 90, notes: 'a secret note', tags: ['a secret tag'] });
  await save(followers, { visibility: 'FOLLOWERS' });
  await save(own, { visibility: 'PRIVATE' });
  const { createCustomList } = await person.ask(
    'mutation { createCustomList(media: ANIME, name: "Quiet") { customList { id } } }',
  );
  await save(off, { customLists: [createCustomList.customList.id], isHiddenFromStatusLists: true });
  if (adult) await save(adult);
  const { status, headers, body } = await read(await make());
  expect(status).toBe(200);
  expect(body).toMatchObject({
    username: name,
    media: 'ANIME',
    scoreFormat: 'POINT_5',
    entries: 1,
    counts: [{ status: 'CURRENT', entries: 1 }],
    rows: [{ status: 'CURRENT', progress: 2, score: 5, work: { id: open } }],
    hasNext: false,
  });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');

  // Without the link, only callers with an account can see the list.
  const { data } = await test.ask(`{ user(username: "${name}") { animeList { totalCount } } }`);
  expect(data.user?.animeList ?? null).toBeNull();
});

it('reads a list of many entries in pages, and of one status', async () => {
  const ids = tame.slice(0, 120);
  for (const [at, id] of ids.entries()) await save(id, { status: at < 5 ? 'PLANNING' : 'CURRENT' });
  const token = await make();
  const first = (await read(token)).body;
  const second = (await read(token, '?page=2')).body;
  expect([first.rows.length, first.hasNext, second.rows.length, second.hasNext]).toEqual([
    100,
    true,
    20,
    false,
  ]);
  const shown = [...first.rows, ...second.rows].map(({ work }: any) => work.id);
  expect(new Set(shown)).toEqual(new Set(ids));
  expect((await read(token, '?status=PLANNING')).body.rows).toHaveLength(5);
  expect((await read(token, '?status=NONSENSE&page=-3')).body.rows).toHaveLength(100);
});

it('ends when a new one is made, when it is taken back and when the account is closed', async () => {
  const old = await make('manga-list');
  const manga = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult);
  await person.ask(
    'mutation ($input: SaveMangaListEntryInput!) { saveMangaListEntry(input: $input) { outcome } }',
    { input: { mangaId: manga?.id, status: 'CURRENT' } },
  );
  expect((await read(old)).body.rows).toHaveLength(1);
  const next = await make('manga-list');
  expect((await read(old)).status).toBe(404);
  expect((await read(next)).status).toBe(200);
  expect((await browser.delete('/account/feeds/manga-list')).status).toBe(204);
  const gone = await read(next);
  expect(gone.status).toBe(404);
  expect(gone.body.detail).toBe('This link doesn’t work, or no longer works. Ask for a new one.');

  const last = await make();
  await test.app.database.pool.query(
    `update accounts."user" set disabled_at = now() where id = $1`,
    [person.id],
  );
  expect((await read(last)).status).toBe(404);
});

it('is no key to a calendar, nor is a calendar one to a list', async () => {
  const { body } = await browser.post('/account/feeds/calendar');
  const [feed = ''] = /svc_feed_\w+/u.exec(body.url) ?? [];
  expect((await read(feed)).status).toBe(404);
  const token = await make();
  expect((await fetch(`${test.url}/feeds/${token}/calendar.ics`)).status).toBe(404);
  expect((await read(`${token.slice(0, -1)}x`)).status).toBe(404);
});

it('is kept as its hash, and asks for the password where it is made', async () => {
  const token = await make();
  const { rows } = await test.app.database.pool.query('select f::text as row from feeds.feed f');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  const { feeds } = (await browser.get('/account/feeds')).body;
  expect(feeds).toMatchObject([{ kind: 'anime-list', lastReadAt: null }]);
  await read(token);
  expect((await browser.get('/account/feeds')).body.feeds[0].lastReadAt).not.toBeNull();
});
