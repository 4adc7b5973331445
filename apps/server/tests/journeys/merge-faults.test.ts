import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import {
  type Anime,
  catalogue,
  changeFeed,
  importIdentifiedAnime,
  mangaCatalogue,
} from '#slices/catalog/index.ts';
import { deleteWork, mergeWorks, restoreWork, splitWork, undoMerge } from '#slices/edits/index.ts';
import { moveOwnEntry } from '#slices/lists/index.ts';
import { sql } from 'kysely';
import { DAY_MS } from '#platform/durations.ts';
import { listPerson } from '../list-person.ts';
import { difference, merge, rowsOf, shows, takeBack } from '../merging.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let [a, b]: [Anime, Anime] = [] as never;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  [a, b] = shows(test) as [Anime, Anime];
});
afterAll(() => test.close());

const inTransaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  const result = await test.app.db.transaction().execute(work);
  await test.app.get(changeFeed).catchUp();
  return result;
};
const own = ({ id }: { id: string }) => test.app.get(catalogue).own(id);
const anime = 'ANIME' as const;

it('merges that make no sense are refused, and change nothing', async () => {
  const before = await rowsOf(test);
  const unknown = '00000000-0000-4000-8000-000000000404';
  const manga = [...test.app.get(mangaCatalogue).ids()][0] ?? unknown;
  const refused = (from: string, into: string) =>
    merge(test, { from, into }).then(
      () => 'merged',
      ({ reason }) => reason,
    );
  expect(await refused(a.id, a.id)).toBe('MERGE_INTO_ITSELF');
  expect(await refused(a.id, unknown)).toBe('WORK_UNKNOWN');
  expect(await refused(unknown, a.id)).toBe('WORK_UNKNOWN');
  expect(await refused(a.id, manga)).toBe('WORK_UNKNOWN');
  await expect(takeBack(test, unknown)).rejects.toMatchObject({ reason: 'MERGE_NOT_FOUND' });
  expect(difference(before, await rowsOf(test))).toEqual({});
  await sql`update catalog.anime set is_adult = true where id = ${b.id}`.execute(test.app.db);
  expect(await refused(a.id, b.id)).toBe('MERGE_ADULT_DIFFERS');
  await sql`update catalog.anime set is_adult = false where id = ${b.id}`.execute(test.app.db);
});

it('of two merges in opposite directions at once, one is refused', async () => {
  const outcomes = await Promise.allSettled(
    [
      { from: a.id, into: b.id },
      { from: b.id, into: a.id },
    ].map((pair) =>
      inTransaction((tx) => mergeWorks(test.app, tx, { medium: anime, by: null, ...pair })),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ reason: 'MERGE_INTO_ITSELF' });
  const done = outcomes.find((one) => one.status === 'fulfilled');
  await takeBack(test, done?.value.id ?? '');
  await expect(takeBack(test, done?.value.id ?? '')).rejects.toMatchObject({
    reason: 'MERGE_UNDONE',
  });
});

it('an import that began before a merge is waited for, and one that comes during it lands on the work that stands for both', async () => {
  const claim = (text: string) => ({
    source: 'tvmaze' as const,
    claims: [{ sourceId: `while ${a.id}`, workId: a.id, synonyms: [{ text, lang: 'ja' }] }],
  });
  let written = (): void => {};
  let goOn = (): void => {};
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const first = inTransaction(async (tx) => {
    await importIdentifiedAnime(test.app, tx, claim('輸入の前'));
    written();
    await mayGoOn;
  });
  await isWritten;
  const merged = merge(test, { from: a.id, into: b.id });
  goOn();
  await first;
  const id = await merged;
  expect(own(b)?.synonyms.map(({ text }) => text)).toContain('輸入の前');
  await inTransaction((tx) => importIdentifiedAnime(test.app, tx, claim('輸入の後')));
  expect(own(b)?.synonyms.map(({ text }) => text)).toContain('輸入の後');
  await takeBack(test, id);
  expect(own(a)?.synonyms.map(({ text }) => text)).toContain('輸入の後');
});

it('a merge can be taken back for 30 days', async () => {
  const id = await merge(test, { from: a.id, into: b.id });
  const madeAt = test.clock.now().getTime();
  await sql`update edits.merge set made_at = ${new Date(madeAt - 31 * DAY_MS)} where id = ${id}`.execute(
    test.app.db,
  );
  await expect(takeBack(test, id)).rejects.toMatchObject({ reason: 'MERGE_TOO_OLD' });
  await sql`update edits.merge set made_at = ${new Date(madeAt - 29 * DAY_MS)} where id = ${id}`.execute(
    test.app.db,
  );
  await takeBack(test, id);
  expect(own(a)?.id).toBe(a.id);
});

it('a deleted work is shown by lists only, whatever sources say, until it is restored', async () => {
  const before = await rowsOf(test);
  const work = { medium: anime, id: a.id };
  await inTransaction((tx) => deleteWork(test.app, tx, work));
  const ask = async () =>
    (await test.ask('query ($id: ID!) { anime(id: $id) { id } }', { variables: { id: a.id } })).data
      .anime;
  expect(await ask()).toBeNull();
  await expect(merge(test, { from: b.id, into: a.id })).rejects.toMatchObject({
    reason: 'MERGE_INTO_DELETED',
  });
  const again = (tx: Tx) =>
    importIdentifiedAnime(test.app, tx, {
      source: 'tvmaze',
      claims: [{ sourceId: 'deleted', workId: a.id, titleNative: '消した作品' }],
    });
  await inTransaction(again);
  expect(await ask()).toBeNull();
  await sql`delete from catalog.claim where source_id = 'deleted'`.execute(test.app.db);
  await expect(inTransaction((tx) => deleteWork(test.app, tx, work))).rejects.toMatchObject({
    reason: 'WORK_DELETED',
  });
  await inTransaction((tx) => restoreWork(test.app, tx, work));
  expect(await ask()).toEqual({ id: a.id });
  expect(difference(before, await rowsOf(test))).toEqual({});
  await expect(inTransaction((tx) => restoreWork(test.app, tx, work))).rejects.toMatchObject({
    reason: 'WORK_NOT_DELETED',
  });
});

it('chosen claims become a work of their own, whose entries people move themselves, and the split can be taken back', async () => {
  const id = await merge(test, { from: a.id, into: b.id });
  const owner = await listPerson(test, 'mina');
  const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { entry { id } } }`;
  await owner.ask(SAVE, { input: { animeId: b.id, progress: 3 } });
  const { rows: claims } = await sql<{ source: string; sourceId: string }>`
    select source, source_id as "sourceId" from catalog.claim where joined_from = ${a.id}`.execute(
    test.app.db,
  );
  const before = await rowsOf(test);
  const split = (more: object) =>
    inTransaction((tx) =>
      splitWork(test.app, tx, {
        medium: anime,
        of: b.id,
        claims,
        formerId: null,
        by: null,
        ...more,
      }),
    );
  await expect(split({ claims: [] })).rejects.toMatchObject({ reason: 'SPLIT_TOO_MANY_CLAIMS' });
  await expect(split({ claims: [{ source: 'packages', sourceId: 'none' }] })).rejects.toMatchObject(
    {
      reason: 'SPLIT_CLAIM_UNKNOWN',
    },
  );
  await expect(split({ formerId: b.id })).rejects.toMatchObject({
    reason: 'SPLIT_FORMER_ID_UNKNOWN',
  });
  const { id: splitId } = await split({ formerId: a.id });
  expect(own(a)).toMatchObject({ titleNative: a.titleNative, externalIds: a.externalIds });
  const { viewer } = await owner.ask('{ viewer { notices { nodes { kind subjectId } } } }');
  expect(viewer.notices.nodes[0]).toEqual({ kind: 'WORK_SPLIT', subjectId: a.id });
  const move = (from: string, to: string) =>
    inTransaction((tx) =>
      moveOwnEntry(
        test.app,
        tx,
        {
          userId: owner.id,
          source: 'WEB',
          client: { kind: 'web', name: null },
          batchId: test.app.ids.next(),
          at: test.clock.now(),
        },
        { media: anime, from, to },
      ),
    );
  expect(await move(b.id, a.id)).toMatchObject({ entry: { workId: a.id } });
  expect(await move(b.id, a.id)).toEqual({ fault: 'NONE' });
  await takeBack(test, splitId);
  const left = difference(before, await rowsOf(test));
  // What the split's end moved is kept as that of a merge.
  expect(Object.keys(left)).toEqual(['lists.merged_entry']);
  expect(test.app.get(catalogue).get(a.id)?.id).toBe(b.id);
  await takeBack(test, id);
});

it('a failing merge leaves no trace', async () => {
  const before = await rowsOf(test);
  const failing = inTransaction(async (tx) => {
    const { id } = await mergeWorks(test.app, tx, {
      medium: anime,
      from: a.id,
      into: b.id,
      by: null,
    });
    await undoMerge(test.app, tx, { id, by: null });
    throw new Error('the pipeline failed');
  });
  await expect(failing).rejects.toThrow('the pipeline failed');
  expect(difference(before, await rowsOf(test))).toEqual({});
});
