import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schedule } from '#slices/airing/index.ts';
import { catalogue, mangaCatalogue, type Anime } from '#slices/catalog/index.ts';
import { writeUnits } from '#slices/releases/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let airing: Anime[];
let person: Awaited<ReturnType<typeof listPerson>>;
let browser: Browser;
let name: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  const now = test.clock.now();
  airing = [...test.app.get(catalogue).all()]
    .filter(({ isAdult }) => !isAdult)
    .filter(
      (anime) =>
        test.app.get(schedule).lastOf(anime, now) && test.app.get(schedule).nextOf(anime, now),
    );
});
afterAll(() => test.close());

beforeEach(async () => {
  name = `viewer${(count += 1)}`;
  person = await listPerson(test, name);
  browser = await signedInBrowser(test, name);
});

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome problem { code } } }`;
const save = (animeId: string | undefined, more: object = {}) =>
  person.ask(SAVE, { input: { animeId, status: 'CURRENT', ...more } });

const make = async (kind: string): Promise<string> => {
  const { status, body } = await browser.post(`/account/feeds/${kind}`);
  expect(status).toBe(201);
  return body.url.replace(/^https?:\/\/[^/]+/u, test.url);
};

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));

describe('the calendar', () => {
  it('has when the shows somebody watches air, as the schedule says', async () => {
    const [watched, other] = airing;
    await save(watched?.id);
    await save(other?.id, { status: 'DROPPED' });
    const response = await fetch(await make('calendar'));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('private');
    const events = eventsIn(await response.text());
    const next = test.app.get(schedule).nextOf(watched as Anime, test.clock.now());
    const starts = events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 10));
    expect(starts).toContain(next?.airingAt.toISOString().slice(0, 10));
    const title = watched?.titleRomaji ?? watched?.titleEnglish ?? watched?.titleNative ?? '';
    expect(events.every(({ summary }) => summary.startsWith(title))).toBe(true);
  });

  it('has neither private entries nor what somebody noted', async () => {
    const [first, second] = airing;
    await save(first?.id, { visibility: 'PRIVATE' });
    await save(second?.id, { notes: 'my secret note', score: 77 });
    const text = await (await fetch(await make('calendar'))).text();
    expect(text).not.toContain(first?.id);
    expect(text).toContain(second?.id);
    expect(text).not.toContain('secret note');
  });

  it('is not sent again while it is the same', async () => {
    await save(airing[0]?.id);
    const url = await make('calendar');
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await save(airing[1]?.id);
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

describe('the Atom feed', () => {
  it('has episodes and chapters that came out, the latest first', async () => {
    await save(airing[0]?.id);
    const [manga] = [...test.app.get(mangaCatalogue).all()];
    await person.ask(
      'mutation ($input: SaveMangaListEntryInput!) { saveMangaListEntry(input: $input) { outcome } }',
      { input: { mangaId: manga?.id, status: 'CURRENT' } },
    );
    const unit = {
      kind: 'CHAPTER',
      position: 1,
      language: 'en',
      title: 'A day',
      volume: null,
      url: null,
    } as const;
    await test.app.db.transaction().execute((tx) =>
      writeUnits(test.app, tx, {
        source: 'test',
        claims: [
          { ...unit, mangaId: manga?.id ?? '', label: '10.5', releasedOn: '2026-01-14' },
          { ...unit, mangaId: manga?.id ?? '', label: '11', releasedOn: '2026-03-01', position: 2 },
        ],
      }),
    );
    const response = await fetch(await make('atom'));
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { items } = parseFeed(await response.text());
    const times = items.map(({ updated }) => updated?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const titles = items.map(({ title }) => title ?? '');
    expect(titles.some((title) => title.endsWith('Chapter 10.5'))).toBe(true);
    expect(titles.some((title) => title.endsWith('Chapter 11'))).toBe(false);
    expect(titles.some((title) => title.includes('Episode'))).toBe(true);
    for (const time of times) expect(time).toBeLessThanOrEqual(test.clock.now().getTime());
  });

  it('of an empty list is a feed all the same', async () => {
    expect(parseFeed(await (await fetch(await make('atom'))).text()).items).toEqual([]);
  });
});

describe('the address of a feed', () => {
  const statusOf = async (url: string) => (await fetch(url)).status;

  it('is kept as its hash, and told once', async () => {
    const url = await make('atom');
    const { feeds } = (await browser.get('/account/feeds')).body;
    expect(feeds).toEqual([{ kind: 'atom', createdAt: expect.any(String), lastReadAt: null }]);
    await fetch(url);
    const [token = ''] = /svc_feed_\w+/u.exec(url) ?? [];
    const { rows } = await test.app.database.pool.query('select f::text as row from feeds.feed f');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    const after = (await browser.get('/account/feeds')).body.feeds;
    expect(after[0].lastReadAt).not.toBeNull();
  });

  it('ends when a new one is made, and when it is deleted', async () => {
    const old = await make('calendar');
    expect(await statusOf(old)).toBe(200);
    const url = await make('calendar');
    expect(await statusOf(old)).toBe(404);
    expect(await statusOf(url)).toBe(200);
    expect((await browser.delete('/account/feeds/calendar')).status).toBe(204);
    expect(await statusOf(url)).toBe(404);
    expect((await browser.delete('/account/feeds/calendar')).status).toBe(404);
  });

  it('answers alike when it is wrong, of another kind, or of a closed account', async () => {
    const url = await make('calendar');
    const wrong = (await (
      await fetch(url.replace(/svc_feed_\w+/u, 'svc_feed_x'))
    ).json()) as object;
    const other = await fetch(url.replace('calendar.ics', 'releases.atom'));
    expect(other.status).toBe(404);
    await test.app.database.pool.query(
      `update accounts."user" set disabled_at = now() where id = $1`,
      [person.id],
    );
    const closed = await fetch(url);
    expect(closed.status).toBe(404);
    expect({ ...((await closed.json()) as object), instance: 0, requestId: 0 }).toEqual({
      ...wrong,
      instance: 0,
      requestId: 0,
    });
  });

  it('is made by nobody who is not signed in, and of no other kind', async () => {
    const response = await fetch(`${test.url}/account/feeds/atom`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBeGreaterThanOrEqual(401);
    expect((await browser.post('/account/feeds/rss')).status).toBe(400);
  });
});
