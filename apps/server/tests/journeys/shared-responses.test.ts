import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { createKey } from '#slices/access/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { announceChange } from '#slices/catalog/change-feed.ts';
import { animeChanges, mangaChanges, sourceChanges } from '#slices/catalog/change-topics.ts';
import { createApp, type Application } from '../../src/app.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const START = '2026-01-15T12:00:00Z';
const clock = fixedClock(START);

let writer: TestApp;
let reader: Application;
let url: string;
let ids: string[];

beforeAll(async () => {
  writer = await startTestApp({ template: 'shelf', roles: ['web'] });
  reader = await createApp(writer.app.settings, { clock, purpose: 'reader' });
  url = await (await reader.start(['web'])).listen({ host: '127.0.0.1', port: 0 });
  const rows = await writer.app.db
    .selectFrom('catalog.anime')
    .select('id')
    .where('is_adult', '=', false)
    .orderBy('id')
    .limit(3)
    .execute();
  ids = rows.map(({ id }) => id);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
});
beforeEach(() => {
  clock.set(START);
  reader.get(responseCache).forget(null);
});

const ask = async (
  query: string,
  headers: Record<string, string> = {},
  variables: object = {},
): Promise<any> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
};

const kept = (): number => reader.get(responseCache).bytes;

const rename = (id: string, title: string): Promise<void> =>
  writer.app.db.transaction().execute(async (tx) => {
    await sql`update catalog.anime set title_english = ${title} where id = ${id}`.execute(tx);
    await announceChange(tx, animeChanges, [id]);
  });

const TITLE = 'query ($id: ID!) { anime(id: $id) { titleEnglish } }';
const titleOf = async (id: string): Promise<string> =>
  (await ask(TITLE, {}, { id })).data.anime.titleEnglish;

it('a public answer is kept, and is the same when it is sent again', async () => {
  const query = '{ searchAnime(query: "gundam", first: 5) { nodes { id titleNative } } }';
  const first = await ask(query);
  const bytes = kept();
  expect(bytes).toBeGreaterThan(0);
  expect(await ask(query)).toEqual(first);
  expect(kept()).toBe(bytes);
});

it('a write is seen in the next answer of another process, and other answers stay', async () => {
  const [one = '', other = ''] = ids;
  await titleOf(one);
  await titleOf(other);
  const search = '{ searchAnime(query: "gundam", first: 5) { nodes { id } } }';
  await ask(search);
  const bytes = kept();
  await rename(one, 'A new name');
  await reader.get(changeFeed).catchUp();
  // The clock of the reader stands still, so nothing expired.
  expect(kept()).toBeGreaterThan(0);
  expect(kept()).toBeLessThan(bytes);
  expect(await titleOf(one)).toBe('A new name');
});

it('it is seen by notification alone', async () => {
  const [one = ''] = ids;
  await titleOf(one);
  await rename(one, 'A newer name');
  await expect.poll(() => titleOf(one)).toBe('A newer name');
});

it('a change of anything but one anime is seen too', async () => {
  const query = '{ dataSources { name } }';
  const before = await ask(query);
  await writer.app.db.transaction().execute(async (tx) => {
    await sql`update catalog.data_source set name = name || ' (renamed)'`.execute(tx);
    await announceChange(tx, sourceChanges, null);
  });
  await reader.get(changeFeed).catchUp();
  expect((await ask(query)).data.dataSources[0].name).toBe(
    `${before.data.dataSources[0].name} (renamed)`,
  );
});

describe('a change of a manga', () => {
  const changeManga = (id: string, set: RawBuilder<unknown>): Promise<void> =>
    writer.app.db.transaction().execute(async (tx) => {
      await sql`update catalog.manga set ${set} where id = ${id}`.execute(tx);
      await announceChange(tx, mangaChanges, [id]);
    });
  const mangaOf = async (malId: string): Promise<string> =>
    (
      await ask(
        'query ($id: String!) { mangaByExternalId(site: "mal", id: $id) { id } }',
        {},
        { id: malId },
      )
    ).data.mangaByExternalId.id;
  const MANY = 'query ($ids: [ID!]!) { mangas(ids: $ids) { titleEnglish } }';

  it('is seen in the next answer of another process, by its ids and in searches', async () => {
    const [one, other] = [await mangaOf('25'), await mangaOf('21')];
    const SEARCH = '{ searchManga(query: "Quinquagesimal", first: 1) { nodes { id } } }';
    expect((await ask(SEARCH)).data.searchManga.nodes).not.toEqual([{ id: one }]);
    expect((await ask(MANY, {}, { ids: [other, one] })).data.mangas[1].titleEnglish).toBe(
      'Fullmetal Alchemist',
    );
    await changeManga(one, sql`title_english = 'Quinquagesimal'`);
    await reader.get(changeFeed).catchUp();
    expect((await ask(MANY, {}, { ids: [other, one] })).data.mangas[1].titleEnglish).toBe(
      'Quinquagesimal',
    );
    expect((await ask(SEARCH)).data.searchManga.nodes).toEqual([{ id: one }]);
  });

  it('leaves answers about other works', async () => {
    const [one, other, anime = ''] = [await mangaOf('25'), await mangaOf('21'), ...ids];
    reader.get(responseCache).forget(null);
    await titleOf(anime);
    await ask(MANY, {}, { ids: [other] });
    const bytes = kept();
    await ask(MANY, {}, { ids: [other, one] });
    expect(kept()).toBeGreaterThan(bytes);
    await changeManga(one, sql`volume_count = 28`);
    await reader.get(changeFeed).catchUp();
    expect(kept()).toBe(bytes);
  });

  it('that hides it hides it in the relations of its anime', async () => {
    const { data } = await ask('{ animeByExternalId(site: "mal", id: "52991") { id } }');
    const RELATIONS = 'query ($id: ID!) { anime(id: $id) { relations { relationType } } }';
    const relations = async () =>
      (await ask(RELATIONS, {}, { id: data.animeByExternalId.id })).data.anime.relations;
    const manga = await mangaOf('126287');
    expect(await relations()).toEqual([{ relationType: 'SOURCE' }, { relationType: 'SEQUEL' }]);
    await changeManga(manga, sql`is_adult = true`);
    await reader.get(changeFeed).catchUp();
    expect(await relations()).toEqual([{ relationType: 'SEQUEL' }]);
  });
});

it('what is of the viewer is never kept, and never shown to another', async () => {
  const [mika, aki] = [await writer.user('mika'), await writer.user('aki')];
  const of = (user: { bearer: string }) => ({ authorization: `Bearer ${user.bearer}` });
  const query = '{ viewer { username } dataSources { key } }';
  expect((await ask(query, of(mika))).data.viewer.username).toBe('mika');
  expect((await ask(query, of(aki))).data.viewer.username).toBe('aki');
  expect((await ask(query)).data.viewer).toBeNull();
  expect((await ask('{ rateLimit { tier } }', of(mika))).data.rateLimit.tier).toBe('FREE');
  expect(kept()).toBe(0);
});

it('what the known may see is not shown to the anonymous, whoever asks first', async () => {
  const { id: adult } = await writer.app.db
    .selectFrom('catalog.anime')
    .select('id')
    .where('is_adult', '=', true)
    .executeTakeFirstOrThrow();
  const { id: userId, bearer } = await writer.user('rin');
  await showAdult(writer, bearer);
  const { key } = await writer.app.db
    .transaction()
    .execute((tx) => createKey(writer.app, tx, { userId }));
  const withKey = { 'x-api-key': key };
  const query = `{ anime(id: "${adult}") { id } }`;
  const expected = { anime: { id: adult } };
  expect((await ask(query, withKey)).data).toEqual(expected);
  expect((await ask(query)).data).toEqual({ anime: null });
  expect((await ask(query, withKey)).data).toEqual(expected);
  reader.get(responseCache).forget(null);
  expect((await ask(query)).data).toEqual({ anime: null });
  expect((await ask(query, withKey)).data).toEqual(expected);
});

it('what depends on the time is as old as its fields allow', async () => {
  const upcoming = '{ airingSchedule(first: 1) { nodes { airingAt } } }';
  const { data } = await ask(upcoming);
  const firstAt = Date.parse(data.airingSchedule.nodes[0].airingAt);
  clock.set(new Date(firstAt - 20_000));
  await ask(upcoming);
  clock.set(new Date(firstAt + 5_000));
  expect(Date.parse((await ask(upcoming)).data.airingSchedule.nodes[0].airingAt)).toBe(firstAt);
  clock.set(new Date(firstAt + 11_000));
  expect(Date.parse((await ask(upcoming)).data.airingSchedule.nodes[0].airingAt)).toBeGreaterThan(
    firstAt,
  );
});

it('a countdown is never kept', async () => {
  const query = '{ airingSchedule(first: 1) { nodes { airingAtUnix timeUntilAiring } } }';
  const [before] = (await ask(query)).data.airingSchedule.nodes;
  clock.set(new Date(Date.parse(START) + 1_000));
  const [after] = (await ask(query)).data.airingSchedule.nodes;
  expect(after.airingAtUnix - after.timeUntilAiring).toBe(
    before.airingAtUnix - before.timeUntilAiring + 1,
  );
  expect(kept()).toBe(0);
});

it('an answer with errors is not kept', async () => {
  const [one = ''] = ids;
  const query = `{ anime(id: "${one}") { id streamingLinks { url } } }`;
  expect((await ask(query)).errors[0].extensions.code).toBe('TIER_REQUIRED');
  expect(kept()).toBe(0);
});

it('the text of a request of another media type is not answered from the cache', async () => {
  const body = JSON.stringify({ query: '{ dataSources { key } }' });
  const send = (type: string) =>
    fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await send('application/json')).status).toBe(200);
  expect((await send('text/plain')).status).toBe(415);
});
