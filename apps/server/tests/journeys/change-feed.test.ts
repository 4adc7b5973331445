import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceChange } from '#slices/catalog/change-feed.ts';
import { catalogue, changeFeed, importAnime, type AnimeRecord } from '#slices/catalog/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let writer: TestApp;
let reader: Application;

beforeAll(async () => {
  writer = await startTestApp({ roles: ['web'] });
  reader = await createApp(writer.app.settings, { log: writer.app.log });
  await reader.open(catalogue);
});
afterAll(async () => {
  await reader.close();
  await writer.close();
});

const record = (number: number, changes: Partial<AnimeRecord> = {}): AnimeRecord => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  titleNative: `作品${number}`,
  titleRomaji: `Sakuhin Number ${number}`,
  titleEnglish: null,
  synonyms: [{ text: `Work ${number}`, lang: 'en' }],
  format: 'TV',
  status: 'FINISHED',
  season: 'WINTER',
  seasonYear: 2026,
  startOn: '2026-01',
  endOn: null,
  episodeCount: 12,
  episodeCountSource: 'RECORDED',
  averageScore: 70,
  popularity: null,
  isAdult: false,
  officialSite: null,
  externalIds: [{ site: 'mal', id: String(number), isPrimary: true }],
  streaming: [{ service: 'x', url: 'https://x.example/1', regions: ['JP'], startsAt: null }],
  airing: [],
  provenance: { titleNative: 'test' },
  ...changes,
});

const write = (...records: AnimeRecord[]) =>
  writer.app.db.transaction().execute((tx) => importAnime(writer.app, tx, records));

const titleOf = (number: number) => reader.get(catalogue).byExternalId('mal', String(number))[0];

it('another process sees a committed row, by notification', async () => {
  await write(record(1));
  await expect.poll(() => titleOf(1)?.titleNative, { timeout: 5_000 }).toBe('作品1');
  expect(titleOf(1)).toMatchObject({ startOn: '2026-01', streaming: [{ regions: ['JP'] }] });
});

it('a changed row replaces the old one everywhere: fields, ids and search', async () => {
  await write(
    record(1, { titleNative: '別の題', externalIds: [{ site: 'mal', id: '77', isPrimary: true }] }),
  );
  await reader.get(changeFeed).catchUp();
  expect(titleOf(1)).toBeUndefined();
  expect(titleOf(77)?.titleNative).toBe('別の題');
  const found = reader.get(catalogue).search('別の題', 5, () => true);
  expect(found.map(({ id }) => id)).toEqual([record(1).id]);
  expect(reader.get(catalogue).search('作品1', 5, () => true)).toEqual([]);
});

it('nothing is seen of a transaction that was rolled back', async () => {
  const work = writer.app.db.transaction().execute(async (tx) => {
    await importAnime(writer.app, tx, [record(2)]);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await reader.get(changeFeed).catchUp();
  expect(titleOf(2)).toBeUndefined();
});

it('many writers at once lose no change', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(record(100 + index))));
  await reader.get(changeFeed).catchUp();
  for (let number = 100; number < 140; number += 1) expect(titleOf(number)).toBeDefined();
});

it('a large change is loaded as a whole', async () => {
  await write(...Array.from({ length: 600 }, (_, index) => record(1000 + index)));
  await reader.get(changeFeed).catchUp();
  expect(titleOf(1599)).toBeDefined();
  expect(reader.get(catalogue).size).toBe(641);
});

it('a reader whose connection was cut hears of changes again', async () => {
  await writer.app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen catalog_change' and datname = current_database()`,
  );
  await write(record(5000));
  await expect.poll(() => titleOf(5000)?.titleNative, { timeout: 10_000 }).toBe('作品5000');
});

it('an unchanged import announces nothing', async () => {
  const before = await writer.app.db.selectFrom('catalog.change').select('seq').execute();
  expect(await write(record(5000))).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  await writer.app.db
    .transaction()
    .execute((tx) => announceChange(tx, { topic: 'anime', animeIds: [] }));
  expect(await writer.app.db.selectFrom('catalog.change').select('seq').execute()).toEqual(before);
});
