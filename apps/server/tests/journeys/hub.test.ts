import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Anime,
  catalogue,
  changeFeed,
  importIdentifiedAnime,
  retireAnimeClaims,
} from '#slices/catalog/index.ts';
import { mergeAsHub, unmergeAsHub } from '#slices/edits/merge/reactions.ts';
import { publishDump } from '#slices/sources/dump/publish.ts';
import { hubState, unfollowHub, writeDump } from '#slices/sources/index.ts';
import { commandEnvironment } from '../databases.ts';
import { linesIn } from '../dump-files.ts';
import { askNow, followNow } from '../hub.ts';
import { merge, shows, takeBack } from '../merging.ts';
import { runHere } from '../product/command-here.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let hub: TestApp;
let subscriber: TestApp;
let folder: string;

const ALLOW = { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1' };

beforeAll(async () => {
  hub = await startTestApp({ template: 'shelf', roles: ['web'], settings: { OPEN_DATA: 'on' } });
  subscriber = await startTestApp({ roles: ['web'], settings: ALLOW });
  await subscriber.app.open(catalogue);
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
  await publishDump(hub.app);
});
afterAll(async () => {
  await hub.close();
  await subscriber.close();
  await rm(folder, { recursive: true, force: true });
});

const frieren = () => {
  const all = hub.app.get(catalogue);
  return all.get(
    [...all.all()].find(({ titleNative }) => titleNative === '葬送のフリーレン')?.id ?? '',
  )!;
};

const FIELDS = 'titleRomaji titleEnglish titleNative episodeCount isAdult genres';

const read = async (test: TestApp, id: string) =>
  (await test.ask(`{ anime(id: "${id}") { ${FIELDS} } }`)).data.anime;

it('copies the works of the hub with their ids, and whose word each field is', async () => {
  const state = await followNow(subscriber, hub.url);
  expect(state).toMatchObject({ state: 'following', fault: null });
  const { id } = frieren();
  expect(await read(subscriber, id)).toEqual(await read(hub, id));
  const { data } = await subscriber.ask('{ dataSources { key licence name } }');
  expect(data.dataSources).toContainEqual({
    key: 'hub:bangumi-data',
    licence: 'CC-BY-4.0',
    name: `bangumi-data (${new URL(hub.url).host})`,
  });
  expect(subscriber.app.get(catalogue).get(id)?.provenance).toMatchObject({
    titleNative: 'hub:bangumi-data',
  });
  const counts = await Promise.all(
    [hub, subscriber].map(async ({ app }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from catalog.anime where not is_hidden and is_adult = false`.execute(
        app.db,
      );
      return rows[0]?.count ?? 0;
    }),
  );
  expect(counts[0]).toBeGreaterThan(1_000);
  // Those that no program can place are held for an editor.
  expect(counts[1]! + state.refused).toBeGreaterThanOrEqual(counts[0]!);
});

it('shows a change at the hub after its next page', async () => {
  const { id } = frieren();
  await hub.app.db.transaction().execute((tx) =>
    importIdentifiedAnime(hub.app, tx, {
      source: 'corrections',
      // In place of the one that comes with the program.
      claims: [{ sourceId: 'bangumi:400602', workId: id, titleEnglish: 'Frieren at the Hub' }],
    }),
  );
  await hub.app.get(changeFeed).catchUp();
  await askNow(subscriber);
  expect((await read(subscriber, id)).titleEnglish).toBe('Frieren at the Hub');
});

it('hides what the hub has no more, and shows it again when it is back', async () => {
  const workId = '00000000-0000-4000-8000-0000000000aa';
  const claims = [
    { sourceId: 'new', workId, titleNative: '新作', format: 'TV' as const, isAdult: false },
  ];
  const write = () =>
    hub.app.db
      .transaction()
      .execute((tx) => importIdentifiedAnime(hub.app, tx, { source: 'corrections', claims }));
  await write();
  await askNow(subscriber);
  expect(await read(subscriber, workId)).toMatchObject({ titleNative: '新作' });
  await hub.app.db
    .transaction()
    .execute((tx) => retireAnimeClaims(hub.app, tx, { source: 'corrections', sourceIds: ['new'] }));
  await askNow(subscriber);
  expect(await read(subscriber, workId)).toBeNull();
  await write();
  await askNow(subscriber);
  expect(await read(subscriber, workId)).toMatchObject({ titleNative: '新作' });
});

it('does not pass on what it copied, so that no two instances keep alive what both took back', async () => {
  await writeDump(subscriber.app, { folder: path.join(folder, 'again'), isPublic: false });
  expect(await linesIn(path.join(folder, 'again'), 'anime')).toEqual([]);
});

it('believes own sources before the data sets of the hub', async () => {
  const { id } = frieren();
  await subscriber.app.db.transaction().execute((tx) =>
    importIdentifiedAnime(subscriber.app, tx, {
      source: 'wikipedia',
      claims: [{ sourceId: 'own', workId: id, titleEnglish: 'Frieren Here' }],
    }),
  );
  await subscriber.app.get(changeFeed).catchUp();
  expect((await read(subscriber, id)).titleEnglish).toBe('Frieren Here');
});

it('merges the works that the hub merged, as soon as it says nothing of the first any more', async () => {
  const [from, into] = shows(hub).slice(1) as [Anime, Anime];
  await merge(hub, { from: from.id, into: into.id });
  await askNow(subscriber);
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = 'edits.merge-as-hub'`.execute(subscriber.app.db);
  expect(rows).toEqual([{ data: { medium: 'ANIME', from: from.id, into: into.id } }]);
  await mergeAsHub.job.run(subscriber.app, rows[0]!.data);
  await subscriber.app.get(changeFeed).catchUp();
  expect(subscriber.app.get(catalogue).get(from.id)?.id).toBe(into.id);
  // A second run, as jobs may have, changes nothing.
  await mergeAsHub.job.run(subscriber.app, rows[0]!.data);
  const { data } = await hub.ask('{ changes(since: "0", first: 1) { nodes { mergedIntoId } } }');
  expect(data.changes.nodes).toHaveLength(1);
});

it('takes a merge back as soon as the hub describes the first work again', async () => {
  const [from, into] = shows(hub).slice(4) as [Anime, Anime];
  const id = await merge(hub, { from: from.id, into: into.id });
  const jobs = async (name: string) =>
    (
      await sql<{ data: { id?: string; from?: string } }>`
        select data from pgboss.job where name = ${name}`.execute(subscriber.app.db)
    ).rows.map(({ data }) => data);
  await askNow(subscriber);
  const merges = await jobs('edits.merge-as-hub');
  await mergeAsHub.job.run(
    subscriber.app,
    merges.find((data) => data.from === from.id)!,
  );
  await subscriber.app.get(changeFeed).catchUp();
  expect(subscriber.app.get(catalogue).get(from.id)?.id).toBe(into.id);
  await takeBack(hub, id);
  await askNow(subscriber);
  const [taken] = await jobs('edits.unmerge-as-hub');
  expect(taken).toMatchObject({ medium: 'ANIME', id: from.id });
  await unmergeAsHub.job.run(subscriber.app, taken!);
  // A second run, as jobs may have, changes nothing.
  await unmergeAsHub.job.run(subscriber.app, taken!);
  await subscriber.app.get(changeFeed).catchUp();
  expect(await read(subscriber, from.id)).toEqual(await read(hub, from.id));
  expect(await read(subscriber, into.id)).toEqual(await read(hub, into.id));
});

it('takes everything back when it is unfollowed, but what others say', async () => {
  await unfollowHub(subscriber.app);
  await subscriber.app.get(changeFeed).catchUp();
  expect(await hubState(subscriber.app)).toBeNull();
  expect(await read(subscriber, frieren().id)).toBeNull();
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from catalog.claim where source like 'hub%')::int
      + (select count(*) from catalog.data_source where key like 'hub:%')::int as left`.execute(
    subscriber.app.db,
  );
  expect(rows).toEqual([{ left: 0 }]);
  await expect(unfollowHub(subscriber.app)).rejects.toThrow(/follows no hub/u);
});

it('follows by command', async () => {
  const run = (...words: string[]) =>
    runHere(['hub', ...words, '--json'], {
      environment: commandEnvironment(subscriber.databaseUrl, folder, ALLOW),
      folder,
    });
  const followed = await run('follow', hub.url);
  expect({ code: followed.code, ...JSON.parse(followed.stdout) }).toMatchObject({
    code: 0,
    hub: { address: hub.url, state: 'following' },
  });
  expect(JSON.parse((await run('status')).stdout).hub.rows).toBeGreaterThan(1_000);
  expect((await run('follow', 'https://other.example.org')).code).toBe(1);
  expect(JSON.parse((await run('unfollow')).stdout)).toEqual({ unfollowed: hub.url });
  expect(JSON.parse((await run('status')).stdout)).toEqual({ hub: null });
});
