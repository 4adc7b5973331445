import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '#slices/catalog/change-feed.ts';
import { animeChanges } from '#slices/catalog/change-topics.ts';
import { mappingChanges } from '#slices/mapping/change-topic.ts';
import {
  type IdentifiedAnime,
  catalogue,
  changeFeed,
  importIdentifiedAnime,
  recordDataSources,
} from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { numberedAnime } from '../numbered-anime.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let writer: TestApp;
let reader: Application;

beforeAll(async () => {
  writer = await startTestApp({ roles: ['web'] });
  reader = await openReader('reader');
  await reader.open(catalogue);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
});

afterEach(() => vi.restoreAllMocks());

/** Counts the connections on which processes begin to listen from now on. */
const countListening = (): (() => number) => {
  const { mock } = vi.spyOn(pg.Client.prototype, 'query');
  const isListen = (sent: unknown[] | undefined) => String(sent?.[0]).startsWith('listen ');
  return () => new Set(mock.contexts.filter((_, at) => isListen(mock.calls[at]))).size;
};

const openReader = (purpose: string): Promise<Application> =>
  createApp(writer.app.settings, { log: writer.app.log, purpose });

/** Whether a connection with this name waits for a lock. */
const isWaiting = async (name: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = ${name} and wait_event_type = 'Lock'
      and datname = current_database()`.execute(writer.app.db);
  return rows.length > 0;
};

/** Adds a rule that the film 4711 is an anime, in the only table that is not locked while the mapping loads. */
const addRule = async (tx: Tx, animeId: string): Promise<void> => {
  await sql`insert into mapping.rule
    (kind, level, external_id, ep_from, ep_to, anime_id, anime_from, priority, source, source_version, origin)
    values ('tmdb', 'movie', 4711, 1, 1, ${animeId}, 1, 1, 'test', '1', 'test')`.execute(tx);
  await announceChange(tx, mappingChanges, null);
};

const importAnime = (tx: Tx, claims: readonly IdentifiedAnime[]) =>
  importIdentifiedAnime(writer.app, tx, { source: 'packages', claims });

const write = (...claims: IdentifiedAnime[]) =>
  writer.app.db.transaction().execute((tx) => importAnime(tx, claims));

const titleOf = (number: number) => reader.get(catalogue).byExternalId('mal', String(number))[0];

it('another process sees a committed row, by notification', async () => {
  await write(numberedAnime(1));
  await expect.poll(() => titleOf(1)?.titleNative).toBe('作品1');
  expect(titleOf(1)).toMatchObject({ startOn: '2026-01', streaming: [{ regions: ['JP'] }] });
});

it('a changed row replaces the old one everywhere: fields, ids and search', async () => {
  await write(
    numberedAnime(1, {
      titleNative: '別の題',
      externalIds: [{ site: 'mal', id: '77', isPrimary: true }],
    }),
  );
  await reader.get(changeFeed).catchUp();
  expect(titleOf(1)).toBeUndefined();
  expect(titleOf(77)?.titleNative).toBe('別の題');
  const found = reader.get(catalogue).search('別の題', 5, () => true);
  expect(found.map(({ id }) => id)).toEqual([numberedAnime(1).workId]);
  expect(reader.get(catalogue).search('作品1', 5, () => true)).toEqual([]);
});

it('nothing is seen of a transaction that was rolled back', async () => {
  const work = writer.app.db.transaction().execute(async (tx) => {
    await importAnime(tx, [numberedAnime(2)]);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await reader.get(changeFeed).catchUp();
  expect(titleOf(2)).toBeUndefined();
});

it('many writers at once lose no change', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(numberedAnime(100 + index))));
  await reader.get(changeFeed).catchUp();
  for (let number = 100; number < 140; number += 1) expect(titleOf(number)).toBeDefined();
});

it('a large change is loaded as a whole', async () => {
  await write(...Array.from({ length: 600 }, (_, index) => numberedAnime(1000 + index)));
  await reader.get(changeFeed).catchUp();
  expect(titleOf(1599)).toBeDefined();
  expect(reader.get(catalogue).size).toBe(641);
});

it('a reader whose connection is cut again and again keeps one, and hears of changes', async () => {
  const everListened = countListening();
  const cut = await openReader('cut reader');
  const listening = async (): Promise<number[]> => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where query like 'listen %' and application_name = 'tsuzuki cut reader'
        and datname = current_database()`.execute(writer.app.db);
    return rows.map(({ pid }) => pid);
  };
  const isListening = () => expect.poll(listening).toHaveLength(1);
  await cut.open(catalogue);
  for (let times = 0; times < 4; times += 1) {
    await isListening();
    const pids = await listening();
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid`.execute(
      writer.app.db,
    );
    await expect.poll(listening).not.toContain(pids[0]);
  }
  await isListening();
  await write(numberedAnime(5000));
  await expect
    .poll(() => cut.get(catalogue).byExternalId('mal', '5000')[0]?.titleNative)
    .toBe('作品5000');
  // The first and one after each cut: had a cut led to two, the next round would have counted the second.
  expect(everListened()).toBe(5);
  await cut.close();
  await expect.poll(listening).toEqual([]);
});

it('a change committed while a read model loads is not lost', async () => {
  const slow = await openReader('slow reader');
  await slow.open(catalogue);
  const locking = new pg.Client({ connectionString: writer.databaseUrl });
  await locking.connect();
  await locking.query('begin; lock table catalog.mapping_entry');
  const opened = slow.open(mapping);
  await expect.poll(() => isWaiting('tsuzuki slow reader')).toBe(true);
  await writer.app.db.transaction().execute((tx) => addRule(tx, numberedAnime(100).workId));
  await slow.get(changeFeed).catchUp();
  await locking.end();
  await opened;
  await slow.get(changeFeed).catchUp();
  expect(slow.get(mapping).rulesOf('tmdb', 'movie', 4711)).toMatchObject([
    { animeId: numberedAnime(100).workId },
  ]);
  await slow.close();
});

it('the sources of the catalogue are as current as the catalogue', async () => {
  const source = {
    key: 'test',
    name: 'Test',
    version: '2',
    asOf: '2026-01-10',
    licence: 'CC0-1.0',
    attribution: 'the testers',
    url: 'https://source.example',
  };
  await writer.app.db.transaction().execute((tx) => recordDataSources(writer.app, tx, [source]));
  await reader.get(changeFeed).catchUp();
  expect(reader.get(catalogue).sources).toMatchObject([source]);
});

it('a reader that was away for longer than changes are kept loads everything', async () => {
  await writer.app.db.transaction().execute(async (tx) => {
    await importAnime(tx, [numberedAnime(6000)]);
    await tx.deleteFrom('catalog.change').execute();
    await announceChange(tx, mappingChanges, null);
  });
  await reader.get(changeFeed).catchUp();
  expect(titleOf(6000)?.titleNative).toBe('作品6000');
});

it('an unchanged import announces nothing', async () => {
  const before = await writer.app.db.selectFrom('catalog.change').select('seq').execute();
  expect(await write(numberedAnime(5000))).toMatchObject({ changed: [] });
  await writer.app.db.transaction().execute((tx) => announceChange(tx, animeChanges, []));
  expect(await writer.app.db.selectFrom('catalog.change').select('seq').execute()).toEqual(before);
});
