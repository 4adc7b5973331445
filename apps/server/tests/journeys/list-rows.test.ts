import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import {
  allEntries,
  customLists,
  deleteOtherEntries,
  entriesOfWorks,
  favouriteWorks,
  LIST_STATUSES,
  undoBatch,
  VISIBILITIES,
  workOf,
  writeEntries,
  type EntryRow,
  type RowsInput,
} from '#slices/lists/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let animeIds: string[];
let mangaId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  animeIds = [...test.app.get(catalogue).all()].slice(0, 500).map(({ id }) => id);
  mangaId = [...test.app.get(mangaCatalogue).all()][0]?.id ?? '';
});
afterAll(() => test.close());

const batches = { next: () => test.app.ids.next() };

const write = (input: Omit<RowsInput, 'source' | 'client'>) =>
  test.app.db.transaction().execute((tx) =>
    writeEntries(test.app, tx, {
      source: 'IMPORT',
      client: { kind: 'import', name: null },
      ...input,
    }),
  );

const undo = (userId: string, batchId: string) => {
  const writer = {
    userId,
    source: 'WEB',
    client: { kind: 'web', name: null },
    batchId: batches.next(),
    at: test.clock.now(),
  } as const;
  return test.app.db.transaction().execute((tx) => undoBatch(test.app, tx, writer, batchId));
};

const row = (workId: string, state: EntryRow['state'], more: Partial<EntryRow> = {}): EntryRow => ({
  media: 'ANIME',
  workId,
  state,
  ...more,
});

const listOf = (userId: string) =>
  allEntries(test.app.db, { userId, media: 'ANIME', reading: 'own' });

it('rows are written as they stand, and a second time change nothing', async () => {
  const { id: userId } = await test.user('importer');
  const rows = [
    ...animeIds.map((id, index) =>
      row(id, {
        status: LIST_STATUSES[index % 6] ?? 'CURRENT',
        score: index % 101,
        startedOn: '2019',
        visibility: VISIBILITIES[index % 3] ?? 'PUBLIC',
        notes: `line ${index}`,
      }),
    ),
    row(mangaId, { status: 'CURRENT', progress: 3.5 }, { media: 'MANGA', isFavourite: true }),
    row(batches.next(), { status: 'CURRENT' }),
    row(animeIds[0] ?? '', { status: 'CURRENT' }),
  ];
  const batchId = batches.next();
  const preview = await write({ userId, batchId, rows, policy: 'file-wins', isDryRun: true });
  expect(await listOf(userId)).toEqual([]);
  const results = await write({ userId, batchId, rows, policy: 'file-wins' });
  const outcomes = results.map(({ outcome }) => outcome);
  expect(preview.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(501);
  expect(results.slice(-2).map(({ problem }) => problem?.reason)).toEqual([
    'WORK_NOT_FOUND',
    'ROW_REPEATED',
  ]);
  const again = await write({ userId, batchId: batches.next(), rows, policy: 'file-wins' });
  expect(new Set(again.slice(0, 501).map(({ outcome }) => outcome))).toEqual(
    new Set(['unchanged']),
  );
  expect(await favouriteWorks(test.app.db, { userId, media: 'MANGA' })).toEqual([mangaId]);
  const shown = await allEntries(test.app.db, { userId, media: 'ANIME', reading: 'public' });
  expect(new Set(shown.map(({ visibility }) => visibility))).toEqual(new Set(['PUBLIC']));
  expect((await undo(userId, batchId)).entries).toEqual([]);
  expect(await listOf(userId)).toEqual([]);
});

it('policies say who is believed', async () => {
  const { id: userId } = await test.user('careful');
  const [id = ''] = animeIds;
  const first = { status: 'CURRENT', score: 70, startedOn: '2019' } as const;
  await write({ userId, batchId: batches.next(), rows: [row(id, first)], policy: 'file-wins' });
  const said = { status: 'DROPPED', score: 10, startedOn: '2019-04-02', notes: 'no' } as const;
  const meet = async (policy: RowsInput['policy'], updatedAt: Date | null) => {
    const rows = [row(id, said, { updatedAt })];
    const [result] = await write({ userId, batchId: batches.next(), rows, policy, isDryRun: true });
    return result?.after;
  };
  const filled = { status: 'CURRENT', score: 70, startedOn: '2019-04-02', notes: 'no' };
  expect(await meet('fill-gaps', null)).toMatchObject(filled);
  expect(await meet('newer-wins', null)).toMatchObject(filled);
  expect(await meet('newer-wins', new Date('2020-01-01'))).toMatchObject(first);
  expect(await meet('newer-wins', new Date('2027-01-01'))).toMatchObject(said);
  expect(await meet('file-wins', null)).toMatchObject(said);
});

it('undoing an import leaves what was worked on since', async () => {
  const { id: userId } = await test.user('busy');
  const [kept = '', gone = ''] = animeIds;
  const imported = batches.next();
  const rows = [row(kept, { status: 'PLANNING' }), row(gone, { status: 'PLANNING' })];
  await write({ userId, batchId: imported, rows, policy: 'file-wins' });
  const edit = [row(kept, { score: 90 })];
  await write({ userId, batchId: batches.next(), rows: edit, policy: 'file-wins' });
  await undo(userId, imported);
  expect((await listOf(userId)).map(({ workId, score }) => [workId, score])).toEqual([[kept, 90]]);
});

it('a file that replaces a list takes the rest off it, undone as one', async () => {
  const { id: userId } = await test.user('tidy');
  const [one = '', two = ''] = animeIds;
  const names = ['Rainy days', 'rainy DAYS', 'Others'];
  const rows = [row(one, { status: 'CURRENT' }, { customLists: names }), row(two, {})];
  await write({ userId, batchId: batches.next(), rows, policy: 'file-wins' });
  const lists = await customLists(test.app.db, { userId, media: 'ANIME' });
  expect(lists.map(({ name }) => name)).toEqual(['Rainy days', 'Others']);
  const batchId = batches.next();
  const writer = {
    userId,
    source: 'IMPORT',
    client: { kind: 'import', name: null },
    batchId,
    at: test.clock.now(),
  } as const;
  const removed = await test.app.db
    .transaction()
    .execute((tx) =>
      deleteOtherEntries(tx, test.app, writer, { media: 'ANIME', keep: new Set([one]) }),
    );
  expect(removed).toBe(1);
  const own = { userId, media: 'ANIME', reading: 'own' } as const;
  expect([...(await entriesOfWorks(test.app.db, own, [one, two])).keys()]).toEqual([one]);
  await undo(userId, batchId);
  expect(await listOf(userId)).toHaveLength(2);
  expect(workOf(test.app, 'ANIME', one)?.id).toBe(one);
});
