import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import {
  changeFeed,
  claimsOfWork,
  importAnime,
  shelfOf,
  workStates,
} from '#slices/catalog/index.ts';
import {
  accept,
  applyOperation,
  propose,
  proposeOperation,
  revertUser,
  undoRevision,
} from '#slices/edits/index.ts';
import { readWork } from '#slices/edits/editable/work.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let authors: string[];
let editorId: string;
const workIds: string[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'empty', roles: ['web'] });
  authors = [(await test.user('one')).id, (await test.user('two')).id];
  editorId = (await test.user('editor')).id;
  await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    editorId,
  ]);
});
afterAll(async () => {
  await test.close();
});

const importIn = (tx: Tx, count: number) =>
  importAnime(test.app, tx, {
    source: 'packages',
    placing: { isSure: true, newId: ({ sourceId }) => sourceId },
    claims: workIds.map((id, index) => ({
      sourceId: id,
      titleNative: `作品${id}`,
      titleEnglish: `Imported ${count}`,
      format: 'TV',
      startOn: `20${10 + index}`,
      episodeCount: count,
      episodeCountSource: 'RECORDED',
      genres: ['Drama'],
      episodes: [{ number: 1, titles: [], airedOn: `202${count % 10}` }],
    })),
  });

const importCounts = (count: number) =>
  test.app.db.transaction().execute((tx) => importIn(tx, count));

const VALUES = {
  titleEnglish: ['A', 'B', null],
  episodeCount: [12, 24, null],
  genres: [['Action'], ['Comedy', 'Drama'], null],
  'episodes.1': [{ number: 1, titles: [], airedOn: '2020' }, null],
  'episodes.2': [{ number: 2, titles: [{ text: 'Two', lang: 'en' }], airedOn: null }, null],
  'movieReleases.JP:THEATRICAL': [
    { region: 'JP', kind: 'THEATRICAL', releasedOn: '2026-04', note: null },
    { region: 'JP', kind: 'THEATRICAL', releasedOn: '2026-05-01', note: null },
    null,
  ],
  'streaming.https://a.example/1': [
    {
      service: 'netflix',
      url: 'https://a.example/1',
      regions: ['JP'],
      startsAt: null,
      endsAt: '2026-12-01',
    },
    null,
  ],
  'externalIds.mal': [[{ site: 'mal', id: '1', isPrimary: true }], null],
} as const;

const someChanges = fc
  .record(
    Object.fromEntries(
      Object.entries(VALUES).map(([field, values]) => [
        field,
        fc.oneof(fc.constant('RELEASE'), fc.constantFrom(...values)),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((values) =>
    Object.entries(values).map(([field, value]) => ({
      field,
      value: value === 'RELEASE' ? null : value,
      isRelease: value === 'RELEASE',
    })),
  );

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      work: fc.nat(1),
      author: fc.nat(1),
      changes: someChanges,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('undo' as const),
      pick: fc.nat(20),
      isCascade: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('import' as const),
      count: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('revert' as const), author: fc.nat(1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('operation' as const),
      does: fc.constantFrom('MERGE', 'SPLIT', 'DELETE', 'RESTORE'),
      work: fc.nat(1),
      author: fc.nat(1),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Edit = Omit<Extract<Step, { kind: 'edit' }>, 'changes'> & {
  changes: readonly { field: string; value: unknown; isRelease: boolean }[];
};

const taken = { edit: 0, undo: 0, import: 0, revert: 0, operation: 0 };

/** What the rules refuse is part of the play; anything else is a fault. */
const takeUnlessRefused = async (one: Step): Promise<void> => {
  try {
    await take(one);
    taken[one.kind] += 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

const edit = ({ work, author, changes }: Edit) =>
  test.app.db.transaction().execute(async (tx) => {
    const { id } = await propose(test.app, tx, {
      kind: 'CHANGE',
      medium: 'ANIME',
      workId: workIds[work]!,
      authorId: authors[author]!,
      changes,
      note: 'As on the official site.',
      sources: [],
      baseSeq: null,
      isDraft: false,
      wantsReview: true,
      isSurelyNew: false,
    });
    const proposed = await tx
      .selectFrom('edits.change')
      .select('field')
      .where('proposal_id', '=', id)
      .orderBy('field')
      .execute();
    // An editor accepts every other value.
    const accepted = new Set(proposed.filter((_, at) => at % 2 === 0).map(({ field }) => field));
    await accept(test.app, tx, { id, decidedBy: editorId, accepted, text: '' });
  });

const undo = ({ pick, isCascade }: Extract<Step, { kind: 'undo' }>) =>
  test.app.db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('edits.revision').select('id').orderBy('seq').execute();
    const id = rows[pick % Math.max(1, rows.length)]?.id;
    if (id) await undoRevision(test.app, tx, { id, isCascade, by: editorId, note: '' });
  });

const revert = (author: number) =>
  test.app.db
    .transaction()
    .execute((tx) =>
      revertUser(test.app, tx, { userId: authors[author]!, by: editorId, note: '' }),
    );

/** Proposes to do something to a work as a whole, and applies it two days later. A split takes what was merged before. */
const operation = ({ does, work, author }: Extract<Step, { kind: 'operation' }>) =>
  test.app.db.transaction().execute(async (tx) => {
    const [workId, otherId] = [workIds[work]!, workIds[1 - work]!];
    const joined = await claimsOfWork(tx, { medium: 'ANIME', id: workId });
    const { id } = await proposeOperation(test.app, tx, {
      kind: does,
      medium: 'ANIME',
      workId,
      otherId: does === 'MERGE' || does === 'SPLIT' ? otherId : null,
      claims: does === 'SPLIT' ? joined.filter(({ joinedFrom }) => joinedFrom === otherId) : [],
      authorId: authors[author]!,
      note: '',
      sources: [],
      isDraft: false,
    });
    await sql`update edits.proposal set applies_from = submitted_at where id = ${id}`.execute(tx);
    await applyOperation(test.app, tx, { id, by: editorId, text: '' });
  });

const take = (one: Step): Promise<unknown> => {
  if (one.kind === 'edit') return edit(one);
  if (one.kind === 'operation') return operation(one);
  if (one.kind === 'undo') return undo(one);
  return one.kind === 'import' ? importCounts(one.count) : revert(one.author);
};

/** What people say of a work, as its revisions tell it one after another. */
const replayed = async (workId: string) => {
  const { rows } = await sql<{ field: string; said: { value: unknown } | null }>`
    select field, said_after as said from edits.revision join edits.revision_field on revision_seq = seq
    where work_id = ${workId} order by seq`.execute(test.app.db);
  const said = new Map<string, unknown>();
  for (const row of rows) {
    if (row.said) said.set(row.field, row.said.value);
    else said.delete(row.field);
  }
  return said;
};

const begin = async () => {
  await sql`truncate edits.proposal, edits.revision, edits.merge, catalog.claim, catalog.redirect, catalog.deletion cascade`.execute(
    test.app.db,
  );
  workIds.splice(0, 2, test.app.ids.next(), test.app.ids.next());
  await importCounts(10);
};

const check = async () => {
  for (const id of workIds) {
    const work = await readWork(test.app.db, {
      medium: 'ANIME',
      workId: id,
      wanted: ['movieReleases'],
    });
    const said = await replayed(id);
    expect(new Map(Object.entries(work?.said ?? {}))).toEqual(said);
    for (const [field, value] of work?.sourced().values ?? []) {
      if (!said.has(field)) expect(work?.values.get(field)).toEqual(value);
    }
    if (await isMerged(id)) continue;
    for (const [field, value] of said) expect(work?.values.get(field) ?? null).toEqual(value);
  }
  await checkWorks();
};

/** The works that stand are those that the revisions leave: each merge, split and removal, and what took it back, in their order. */
const checkWorks = async (): Promise<void> => {
  const { rows } = await sql<{ kind: string; workId: string; otherId: string | null }>`
    select kind, work_id as "workId", other_id as "otherId" from edits.revision
    where kind <> 'CHANGE' order by seq`.execute(test.app.db);
  const merged = new Map<string, string>();
  const deleted = new Set<string>();
  for (const { kind, workId, otherId } of rows) {
    if (kind === 'MERGE' || kind === 'UNSPLIT') merged.set(otherId!, workId);
    if (kind === 'UNMERGE' || kind === 'SPLIT') merged.delete(otherId!);
    if (kind === 'DELETE') deleted.add(workId);
    if (kind === 'RESTORE') deleted.delete(workId);
  }
  const states = await workStates(test.app.db, workIds);
  for (const id of workIds) {
    expect(states.get(id)).toMatchObject({
      mergedInto: merged.get(id) ?? null,
      isDeleted: deleted.has(id),
      isHidden: merged.has(id) || deleted.has(id),
    });
  }
};

const isMerged = async (id: string): Promise<boolean> =>
  (await workStates(test.app.db, [id])).get(id)?.mergedInto != null;

it('a work always is what its sources say under the replay of its accepted revisions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await begin();
      for (const one of steps) await takeUnlessRefused(one);
      await check();
    }),
    { numRuns: 12 },
  );
  // Rules that refuse everything would keep every law.
  expect(taken.edit).toBeGreaterThan(20);
  expect(taken.undo).toBeGreaterThan(5);
  expect(taken.operation).toBeGreaterThan(5);
});

it('imports never change what people said, and readers see it', async () => {
  await begin();
  const changes = [{ field: 'episodeCount', value: 99, isRelease: false }];
  await edit({ kind: 'edit', work: 0, author: 0, changes });
  await importCounts(7);
  await test.app.get(changeFeed).catchUp();
  expect(shelfOf(test.app, 'ANIME').get(workIds[0]!)).toMatchObject({
    episodeCount: 99,
    episodeCountSource: 'RECORDED',
    titleEnglish: 'Imported 7',
    provenance: { episodeCount: 'community', titleEnglish: 'packages' },
  });
});

/** How many transactions wait for a lock of ours. */
const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`.execute(
    test.app.db,
  );
  return rows[0]?.count ?? 0;
};

it('an edit that is accepted while an import of its work runs waits for the import, and both hold', async () => {
  await begin();
  await importCounts(3);
  const [written, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = test.app.db.transaction().execute(async (tx) => {
    await importIn(tx, 8);
    written.resolve();
    await goesOn.promise;
  });
  await written.promise;
  const changes = [{ field: 'genres', value: ['Comedy'], isRelease: false }];
  const editing = edit({ kind: 'edit', work: 0, author: 0, changes });
  await expect.poll(waitingForLocks).toBeGreaterThan(0);
  goesOn.resolve();
  await Promise.all([running, editing]);
  await test.app.get(changeFeed).catchUp();
  expect(shelfOf(test.app, 'ANIME').get(workIds[0]!)).toMatchObject({
    genres: ['Comedy'],
    episodeCount: 8,
    titleEnglish: 'Imported 8',
    provenance: { genres: 'community', episodeCount: 'packages' },
  });
});
