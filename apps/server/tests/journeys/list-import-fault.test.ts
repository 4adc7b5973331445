import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countRows,
  importListFile,
  readRows,
  resumeListImports,
  runImport,
  stageList,
  startImport,
  undoImport,
} from '#slices/listfiles/index.ts';
import { bring, fileOf, listInWords } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

let people = 0;
const person = () => listPerson(test, `unlucky${(people += 1)}`);

const anime = (mal: number, more: object = {}) => ({
  kind: 'anime',
  ids: { mal },
  status: 'current',
  progress: 1,
  ...more,
});

/** A started import whose process has ended. */
const standing = async (userId: string, file: Buffer): Promise<string> => {
  const about = { userId, format: 'tsuzuki', bytes: file, fileName: null } as const;
  const id = await stageList(test.app, { ...about, policy: 'file-wins' });
  const key = { userId, id, policy: 'file-wins', isInline: true } as const;
  await test.app.db.transaction().execute((tx) => startImport(test.app, tx, key));
  await test.app.db
    .updateTable('listfiles.list_import')
    .set({ stepped_at: new Date('2026-11-21T11:00:00Z') })
    .where('id', '=', id)
    .execute();
  return id;
};

/** Gives a row a value that PostgreSQL cannot store, as files could before their times were checked. */
const spoil = (id: string, number: number) =>
  sql`update listfiles.list_row set said = jsonb_set(said, '{updatedAt}', '"0000-01-01T00:00:00Z"')
    where import_id = ${id} and number = ${number}`.execute(test.app.db);

const found = async ({ ask }: Awaited<ReturnType<typeof person>>, id: string) =>
  (
    await ask(
      `{ viewer { listImport(id: "${id}") { state fault refusal { reason message values { name text } } undoableUntil } } }`,
    )
  ).viewer.listImport;

it('takes the rows of files whose times cannot be, and says so', async () => {
  const who = await person();
  const far = '9999-12-31T23:59:59-12:00';
  const file = fileOf(
    anime(1, { createdAt: '0000-01-01T00:00:00Z', updatedAt: far }),
    anime(5, { plays: [{ unit: 1, at: '2020-01-01T00:00:00Z', recordedAt: far }] }),
    anime(6, { updatedAt: '9999-01-01T00:00:00Z' }),
  );
  const report = await bring(test, { userId: who.id, format: 'tsuzuki', file });
  expect(report.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['added', 'invalid-created-at-ignored, future-updated-at-ignored'],
    ['added', 'future-recorded-at-ignored'],
    ['added', 'future-updated-at-ignored'],
  ]);
  const { viewer } = await who.ask(
    '{ viewer { animeList(first: 5) { nodes { createdAt updatedAt } } } }',
  );
  const now = '2026-11-21T12:00:00.000Z';
  expect(viewer.animeList.nodes).toEqual(
    Array.from({ length: 3 }, () => ({ createdAt: now, updatedAt: now })),
  );
});

it('takes up each standing import by itself, and ends one that fails for good', async () => {
  const [unlucky, other] = [await person(), await person()];
  const bad = await standing(unlucky.id, fileOf(anime(1), anime(5)));
  const good = await standing(other.id, fileOf(anime(1)));
  await spoil(bad, 2);
  await resumeListImports(test.app);
  expect(await found(other, good)).toMatchObject({ state: 'FINISHED', fault: null });
  const ended = await found(unlucky, bad);
  expect(ended.state).toBe('FINISHED');
  expect(ended.fault).toMatch(/undo/iu);
  expect(ended.refusal).toMatchObject({
    reason: 'IMPORT_GIVEN_UP',
    message: ended.fault,
    values: [{ name: 'id', text: expect.any(String) }],
  });
  expect(ended.fault).not.toMatch(/timestamp|0000/u);
  expect(await countRows(test.app.db, bad)).toMatchObject({ added: 0, skipped: 2, written: 0 });
  expect((await readRows(test.app, { id: bad, limit: 5 })).map(({ reason }) => reason)).toEqual([
    'not-written',
    'not-written',
  ]);
});

it('keeps what was written before the fault, and takes it back', async () => {
  const who = await person();
  const shelf = Array.from({ length: 501 }, (_, index) => anime(900_000_000 + index));
  const id = await standing(who.id, fileOf(anime(1), ...shelf, anime(5)));
  // The rows of the first step are written before the row of the second fails.
  await sql`update listfiles.list_row set said = (select said from listfiles.list_row where import_id = ${id} and number = 1),
      media = 'ANIME', work_id = gen_random_uuid(), outcome = null, reason = null
    where import_id = ${id} and number between 2 and 502`.execute(test.app.db);
  await spoil(id, 503);
  await runImport(test.app, id);
  expect(await found(who, id)).toMatchObject({
    state: 'FINISHED',
    undoableUntil: expect.any(String),
  });
  expect(await listInWords(test, who.id)).toHaveLength(1);
  const key = { userId: who.id, id };
  await test.app.db.transaction().execute((tx) => undoImport(test.app, tx, key));
  expect(await listInWords(test, who.id)).toEqual([]);
});

it('leaves an import running where it can go on later', async () => {
  const who = await person();
  const id = await standing(who.id, fileOf(anime(1)));
  await sql`create function lists.test_away() returns trigger language plpgsql as $$ begin
      raise exception 'away' using errcode = '57P01'; end $$`.execute(test.app.db);
  await sql`create trigger test_away before insert on lists.entry
    for each row execute function lists.test_away()`.execute(test.app.db);
  await expect(runImport(test.app, id)).rejects.toThrow(/away/u);
  expect(await found(who, id)).toMatchObject({ state: 'RUNNING', fault: null });
  await sql`drop trigger test_away on lists.entry`.execute(test.app.db);
  await runImport(test.app, id);
  expect(await found(who, id)).toMatchObject({ state: 'FINISHED', fault: null });
});

it('is refused in words of people where it is run at once', async () => {
  const who = await person();
  const file = fileOf(anime(1));
  const about = { userId: who.id, format: 'tsuzuki', bytes: file, fileName: null } as const;
  await sql`create function listfiles.test_spoil() returns trigger language plpgsql as $$ begin
      new.said := jsonb_set(new.said, '{updatedAt}', '"0000-01-01T00:00:00Z"'); return new; end $$`.execute(
    test.app.db,
  );
  await sql`create trigger test_spoil before insert on listfiles.list_row
    for each row execute function listfiles.test_spoil()`.execute(test.app.db);
  const running = importListFile(test.app, { ...about, policy: 'file-wins', isDryRun: false });
  await expect(running).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(/undo/iu),
  });
  await sql`drop trigger test_spoil on listfiles.list_row`.execute(test.app.db);
});
