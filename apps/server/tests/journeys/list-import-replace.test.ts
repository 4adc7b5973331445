import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { runImport } from '#slices/listfiles/index.ts';
import { bring, fileOf, listInWords } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

let people = 0;
const person = () => listPerson(test, `replacer${(people += 1)}`);

const anime = (mal: number, more: object = {}) => ({
  kind: 'anime',
  ids: { mal },
  status: 'current',
  progress: 1,
  ...more,
});
const manga = (more: object = {}) => ({ ...anime(2), kind: 'manga', ...more });

const own = { format: 'tsuzuki', policy: 'replace-list' } as const;
const malIdsOf = async (userId: string) =>
  (await listInWords(test, userId))
    .map(({ kind, malIds }) => [kind, (malIds as number[])[0]])
    .toSorted((a, b) => Number(a[1]) - Number(b[1]));

it('keeps an entry whose row cannot be read, and takes off what the file does not have', async () => {
  const { id: userId } = await person();
  await bring(test, { userId, ...own, file: fileOf(anime(1), anime(5), anime(6), anime(7)) });
  const file = fileOf(
    anime(1),
    anime(5, { status: 'bogus' }),
    anime(6, { passes: [{ state: 'bogus' }], ids: { mal: 6, anilist: '' } }),
  );
  const report = await bring(test, { userId, ...own, file });
  expect(report).toMatchObject({ unchanged: 2, skipped: 1, removed: 1 });
  expect(report.rows.map(({ reason }) => reason)).toEqual([
    null,
    'unknown-status',
    'malformed-passes',
  ]);
  expect(await malIdsOf(userId)).toEqual([
    ['anime', 1],
    ['anime', 5],
    ['anime', 6],
  ]);
});

it('keeps entries of what other forms cannot say of them', async () => {
  const { id: userId } = await person();
  await bring(test, { userId, ...own, file: fileOf(anime(1), anime(5), anime(6)) });
  const row = (mal: number, status: string) =>
    `<anime><series_animedb_id>${mal}</series_animedb_id><my_status>${status}</my_status></anime>`;
  const file = Buffer.from(`<myanimelist>${row(1, 'Watching')}${row(5, 'Bogus')}</myanimelist>`);
  const replacing = { userId, format: 'mal-xml', policy: 'replace-list', file } as const;
  expect(await bring(test, replacing)).toMatchObject({ skipped: 1, removed: 1 });
  expect(await malIdsOf(userId)).toEqual([
    ['anime', 1],
    ['anime', 5],
  ]);
});

it('takes nothing off of a kind of which no row can be read', async () => {
  const { id: userId } = await person();
  await bring(test, {
    userId,
    ...own,
    file: fileOf(anime(1), manga(), manga({ ids: { mal: 13 } })),
  });
  const file = fileOf(anime(1), manga({ status: 'bogus' }));
  expect(await bring(test, { userId, ...own, file })).toMatchObject({ removed: 0 });
  expect(await malIdsOf(userId)).toHaveLength(3);
});

it('says beforehand how many entries would be taken off', async () => {
  const who = await person();
  await bring(test, { userId: who.id, ...own, file: fileOf(anime(1), anime(5), anime(6)) });
  const dry = { userId: who.id, ...own, file: fileOf(anime(1)), isDryRun: true } as const;
  expect(await bring(test, dry)).toMatchObject({ removed: 2 });
  const { key } = await test.app.db.transaction().execute((tx) =>
    createKey(test.app, tx, {
      userId: who.id,
      name: 'brings',
      scopes: ['read:list', 'write:list'],
    }),
  );
  const sent = await fetch(`${test.url}/list-imports?policy=replace-list`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: fileOf(anime(1), anime(5, { status: 'bogus' })),
  });
  const { id, removedCount } = (await sent.json()) as { id: string; removedCount: number };
  expect([sent.status, removedCount]).toEqual([201, 1]);
  const preview = async (policy: string) =>
    (
      await who.ask(
        `mutation { previewListImport(id: "${id}", policy: ${policy}) { listImport { removedCount } } }`,
      )
    ).previewListImport.listImport.removedCount;
  expect(await preview('FILE_WINS')).toBe(0);
  expect(await preview('REPLACE_LIST')).toBe(1);
  await who.ask(
    `mutation { startListImport(id: "${id}", policy: REPLACE_LIST) { problem { code } } }`,
  );
  await runImport(test.app, id);
  const { viewer } = await who.ask(`{ viewer { listImport(id: "${id}") { state removedCount } } }`);
  expect(viewer.listImport).toEqual({ state: 'FINISHED', removedCount: 1 });
});
