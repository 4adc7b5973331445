import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { mergeMovieReleases, movieReleaseDated } from '#slices/releases/index.ts';
import { candidatesFor, emitWebhookEvent, occurrenceOf } from '#slices/webhooks/index.ts';
import { merge, shows, takeBack } from '../merging.ts';
import { sendWebhooks } from '../sending.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, makeEndpoint, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let userId: string;
let animeId: string;

beforeAll(async () => {
  // No jobs run here.
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  receiver = await startReceiver();
  ({ id: userId } = await webhookOwner(test, 'mika'));
  animeId = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});
beforeEach(async () => {
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
  await sql`delete from webhooks.event`.execute(test.app.db);
  receiver.requests.length = 0;
});

const films = { eventTypes: ['movie.release_date'], ratePerSecond: 50 };
const within = <Result>(work: (tx: Tx) => Promise<Result>) =>
  test.app.db.transaction().execute(work);

const dateFilm = (tx: Tx, releasedOn: string, id = animeId) =>
  mergeMovieReleases(test.app, tx, {
    source: 'test',
    claims: [{ animeId: id, region: 'JP', kind: 'THEATRICAL', releasedOn, note: null }],
  });

const events = async () => {
  const { rows } = await sql<{ day: string; happened_at: Date; state: string }>`
    select data::jsonb -> 'release' ->> 'releasedOn' as day, happened_at, state
    from webhooks.event join webhooks.delivery on event_id = event.id
    where delivery.kind = 'EVENT' order by sequence`.execute(test.app.db);
  return rows;
};

describe('an event', () => {
  it('is written with its deliveries in the transaction of its cause, in the order of the causes', async () => {
    await activeEndpoint(test, userId, { url: receiver.url, ...films });
    const at = test.clock.now();
    await within(async (tx) => {
      await dateFilm(tx, '2026-03-01');
      const { rows } = await sql`select state from webhooks.delivery where kind = 'EVENT'`.execute(
        tx,
      );
      expect(rows).toEqual([{ state: 'WAITING' }]);
    });
    test.clock.set(new Date(at.getTime() + 1_000));
    await within((tx) => dateFilm(tx, '2026-03-02'));
    const undone = within(async (tx) => {
      await dateFilm(tx, '2026-03-03');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await events()).toEqual([
      { day: '2026-03-01', happened_at: at, state: 'WAITING' },
      { day: '2026-03-02', happened_at: test.clock.now(), state: 'WAITING' },
    ]);
  });

  it('has an id that its cause gives it, and no two changes share', async () => {
    await activeEndpoint(test, userId, { url: receiver.url, ...films });
    for (const day of ['2026-04-01', '2026-04-02', '2026-04-01', '2026-04-02'])
      await within((tx) => dateFilm(tx, day));
    const { rows } = await sql<{ id: string; version: string }>`
      select id, substring(id::text, 15, 1) as version from webhooks.event where not is_test and type = 'movie.release_date'`.execute(
      test.app.db,
    );
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ version }) => version))).toEqual(new Set(['5']));
  });

  it('is about a work that the same transaction adds', async () => {
    await activeEndpoint(test, userId, { url: receiver.url, ...films });
    const id = test.app.ids.next();
    await within(async (tx) => {
      await sql`insert into catalog.anime
        select (jsonb_populate_record(anime, jsonb_build_object('id', ${id}::uuid, 'title_native', '新作'))).*
        from catalog.anime where id = ${animeId}`.execute(tx);
      const film = { region: 'JP', kind: 'THEATRICAL', releasedOn: '2026-05-01', previousOn: null };
      const ids = { animeId: id, changeId: test.app.ids.next(), releaseId: test.app.ids.next() };
      await publish(test.app, tx, movieReleaseDated, { ...film, ...ids });
    });
    await sendWebhooks(test.app);
    expect(JSON.parse(receiver.requests.at(-1)?.body ?? '')).toMatchObject({
      data: { anime: { id, titles: { native: '新作' } } },
    });
    await sql`delete from catalog.anime where id = ${id}`.execute(test.app.db);
  });

  it('does not fail its cause if an endpoint is deleted meanwhile', async () => {
    await activeEndpoint(test, userId, { url: receiver.url, ...films });
    const candidates = await within((tx) => candidatesFor(tx, 'movie.release_date'));
    expect(candidates).toHaveLength(1);
    await sql`delete from webhooks.endpoint`.execute(test.app.db);
    const id = test.app.ids.next();
    const release = { id, region: 'JP', kind: 'THEATRICAL', releasedOn: '2026-06-01' };
    const emitted = await within(async (tx) => {
      const occurrence = await occurrenceOf(test.app, tx, {
        type: 'movie.release_date',
        media: 'ANIME',
        workId: animeId,
        key: [id],
        data: { release: { ...release, previousOn: null } },
      });
      return occurrence && emitWebhookEvent(test.app, tx, occurrence, candidates);
    });
    expect(emitted).toMatchObject({ isDuplicate: false });
    expect(await events()).toEqual([]);
  });
});

it('an endpoint that has to answer again can replay what it missed, and one that never answered missed nothing', async () => {
  const { id } = await activeEndpoint(test, userId, { url: receiver.url, ...films });
  await makeEndpoint(test, userId, { url: `${receiver.url}/new`, ...films });
  await sql`update webhooks.endpoint set state = 'PENDING' where id = ${id}`.execute(test.app.db);
  await within((tx) => dateFilm(tx, '2026-08-01'));
  expect(await events()).toMatchObject([{ day: '2026-08-01', state: 'SKIPPED' }]);
});

it('a filter of works follows merges, and their end', async () => {
  const [from, into] = shows(test).map(({ id }) => id);
  await activeEndpoint(test, userId, { url: receiver.url, ...films, animeIds: [from] });
  const told = async (releasedOn: string): Promise<number> => {
    await sql`delete from webhooks.event`.execute(test.app.db);
    await within((tx) => dateFilm(tx, releasedOn, into));
    return (await events()).length;
  };
  expect(await told('2026-09-01')).toBe(0);
  const merged = await merge(test, { from: from ?? '', into: into ?? '' });
  expect(await told('2026-09-02')).toBe(1);
  await takeBack(test, merged);
  expect(await told('2026-09-03')).toBe(0);
});
