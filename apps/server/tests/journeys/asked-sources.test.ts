import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { switchSource } from '#slices/sources/fetch/permit.ts';
import { askNext } from '#slices/sources/asked/worker.ts';
import { askedSourceOf } from '#slices/sources/asked/registry.ts';
import { sourcesState } from '#slices/sources/fetch/status.ts';
import { fetchSoon } from '#slices/sources/fetch/fetch-soon.ts';
import { ASKED_SAMPLES } from '../asked-answers/index.ts';
import { Asking } from '../asking-sources.ts';

const TVMAZE = ASKED_SAMPLES.tvmaze;
const SHOW = TVMAZE.main.address;
const never = new AbortController().signal;

let asking: Asking;

beforeAll(async () => {
  asking = await Asking.start({ settings: { CATALOGUE_SOURCES: 'tvmaze,wikipedia' } });
});
afterAll(() => asking.on.close());
beforeEach(() => asking.clear());

const showOf = async (key: string) =>
  (await sourcesState(asking.app)).sources.find((source) => source.key === key);

/** Works with ids of IMDb, each its own. */
const works = async (...more: object[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const [index, each] of more.entries()) {
    const sample = { medium: 'ANIME' as const, ids: { imdb: `tt100000${index}` } };
    ids.push(await asking.work({ ...TVMAZE, place: undefined!, ...sample }, `w${index}`, each));
  }
  return ids;
};

/** The works that were looked up, in this order. */
const lookedUp = (): string[] =>
  asking.web.asked
    .filter(({ address }) => address.endsWith('/lookup/shows'))
    .map(({ query }) => query);

/** The requests for the show and its episodes. */
const shown = () =>
  asking.web.asked.filter(({ address, query }) => address === SHOW && query === 'embed=episodes');

describe('a source that is asked', () => {
  it('is asked first about what airs, then about what most people look at', async () => {
    await works(
      { status: 'FINISHED', popularity: 5 },
      { status: 'FINISHED', popularity: 900 },
      { status: 'RELEASING', popularity: 1 },
      { status: 'NOT_YET_RELEASED', popularity: 2 },
    );
    await asking.ask('tvmaze');
    expect(lookedUp()).toEqual([3, 2, 1, 0].map((index) => `imdb=tt100000${index}`));
    expect(await showOf('tvmaze')).toMatchObject({
      standing: 'on',
      asked: { works: 4, asked: 4, found: 0, missing: 4, failed: 0, left: 0, today: 4 },
    });
  });

  it('is asked about as many works in a day as it may be, and about the others the next day', async () => {
    const ids = await works({}, {});
    const { worksADay } = askedSourceOf('tvmaze');
    await asking.ask('tvmaze');
    await asking.app.database.pool.query(
      `insert into sources.asked (source, work_id, medium, ref, rank, due_at, asked_at, state)
       select 'tvmaze', gen_random_uuid(), 'ANIME', 'x', 9, $1::timestamptz + interval '300 days', $1, 'missing'
       from generate_series(1, $2)`,
      [asking.on.test.clock.now(), worksADay - 2],
    );
    await asking.app.database.pool.query(
      `update sources.asked set due_at = $1 where work_id = any($2)`,
      [asking.on.test.clock.now(), ids],
    );
    expect(await asking.ask('tvmaze')).toMatchObject({ asked: { asked: 0, left: 2 } });
    expect((await showOf('tvmaze'))?.nextAt).toEqual(new Date('2026-01-16T00:00:00Z'));
    asking.on.test.clock.set('2026-01-16T00:00:00Z');
    expect(await asking.ask('tvmaze')).toMatchObject({ asked: { asked: 2, left: 0 } });
  });

  it('is asked by the worker when it is due, and by nobody else meanwhile', async () => {
    await asking.work(TVMAZE);
    TVMAZE.answer(asking.web);
    await fetchSoon(asking.app, { keys: ['tvmaze'] });
    const both = await Promise.all([askNext(asking.app, never), askNext(asking.app, never)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(shown()).toHaveLength(1);
    expect(await askNext(asking.app, never)).toBe(false);
    expect((await showOf('tvmaze'))?.nextAt?.getTime()).toBeGreaterThan(
      asking.on.test.clock.nowMs(),
    );
  });

  it('is left in the middle when it is switched off', async () => {
    await works({}, {}, {});
    asking.web.onAsked = () => {
      asking.web.onAsked = () => {};
      void asking.app.db
        .transaction()
        .execute((tx) => switchSource(asking.app, tx, { key: 'tvmaze', isOn: false }));
    };
    const outcome = await asking.ask('tvmaze');
    expect(outcome).toMatchObject({ outcome: 'asked' });
    expect(lookedUp().length).toBeLessThan(3);
    await expect(asking.ask('tvmaze')).rejects.toMatchObject({ reason: 'SOURCE_SWITCHED_OFF' });
  });

  it('is left at once when the process stops, and goes on later', async () => {
    await asking.work(TVMAZE);
    TVMAZE.answer(asking.web);
    asking.web.put(SHOW, '{', { fault: { kind: 'slow' } });
    const stop = new AbortController();
    asking.web.onAsked = ({ address }) => address === SHOW && stop.abort();
    await fetchSoon(asking.app, { keys: ['tvmaze'] });
    expect(await askNext(asking.app, stop.signal)).toBe(true);
    expect(await asking.on.row('tvmaze')).toMatchObject({ run_id: null, failures: 0 });
    TVMAZE.answer(asking.web);
    asking.web.onAsked = () => {};
    expect(await askNext(asking.app, never)).toBe(true);
    expect(await showOf('tvmaze')).toMatchObject({ asked: { found: 1 } });
  });

  it('is away after five works without an answer, and the page says why', async () => {
    await works({}, {}, {}, {}, {}, {}, {});
    asking.web.put('https://api.tvmaze.com/lookup/shows', 'sorry');
    expect(await asking.ask('tvmaze')).toMatchObject({
      outcome: 'failed',
      fault: { reason: 'SOURCE_NOT_DATA' },
    });
    expect(lookedUp()).toHaveLength(5);
    const state = await showOf('tvmaze');
    expect(state).toMatchObject({
      fault: { reason: 'SOURCE_NOT_DATA', failures: 1 },
      asked: { failed: 5, left: 2 },
    });
    expect(state?.asked?.failures[0]).toEqual({
      ref: expect.stringMatching(/^imdb:tt/u),
      reason: 'What TVmaze sent is not its data.',
    });
  });

  it('asks only for what has changed', async () => {
    const id = await asking.work(TVMAZE);
    TVMAZE.answer(asking.web);
    await asking.ask('tvmaze');
    const { etag, due_at } = (await asking.row('tvmaze', id))!;
    asking.on.later(due_at.getTime() - asking.on.test.clock.nowMs());
    expect(await asking.ask('tvmaze')).toMatchObject({ asked: { found: 1 } });
    expect(shown().map(({ headers }) => headers['if-none-match'])).toEqual([undefined, etag]);
    expect((await asking.details('ANIME', id)).descriptions).toHaveLength(1);
  });
});

describe('the list of works', () => {
  it('takes back what was said of a work that cannot be asked about any more', async () => {
    const id = await asking.work(TVMAZE);
    TVMAZE.answer(asking.web);
    await asking.ask('tvmaze');
    // Specials have no place.
    await asking.place(id, { kind: 'tvdb', id: 9_077, season: 0 });
    await asking.known();
    asking.on.later(13 * HOUR_MS);
    await asking.ask('tvmaze');
    expect(await asking.row('tvmaze', id)).toBeUndefined();
    expect((await asking.details('ANIME', id)).descriptions).toEqual([]);
  });

  it('asks anew about a work that is at another place', async () => {
    const id = await asking.work(TVMAZE);
    TVMAZE.answer(asking.web);
    await asking.ask('tvmaze');
    await asking.place(id, { kind: 'tvdb', id: 9_077, season: 2 });
    await asking.known();
    asking.on.later(13 * HOUR_MS);
    expect(await asking.ask('tvmaze')).toMatchObject({ asked: { asked: 1 } });
    expect((await asking.details('ANIME', id)).descriptions).toEqual([]);
  });
});

it('TVmaze gives titles and days of episodes, a poster and the length', async () => {
  const id = await asking.work(TVMAZE);
  TVMAZE.answer(asking.web);
  await asking.ask('tvmaze');
  expect(asking.shown('ANIME', id)).toMatchObject({
    durationMinutes: 24,
    coverUrl: 'https://static.tvmaze.com/uploads/images/original_untouched/1/77.jpg',
    provenance: { coverUrl: 'tvmaze' },
  });
  const { data } = await asking.on.test.ask(
    'query ($id: ID!) { anime(id: $id) { episodes { nodes { number title airedOn } } } }',
    { variables: { id } },
  );
  expect(data.anime.episodes.nodes).toEqual([
    { number: 1, title: 'The First Trial', airedOn: '2026-01-04' },
    { number: 2, title: null, airedOn: '2026-01-11' },
  ]);
  expect(asking.web.asked.map(({ query }) => query)).toContain('thetvdb=9077');
});
