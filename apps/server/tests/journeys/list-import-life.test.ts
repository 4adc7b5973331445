import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { catalogue } from '#slices/catalog/index.ts';
import {
  countRows,
  decideRow,
  readRows,
  resumeListImports,
  runImport,
  stageList,
  startImport,
  undoImport,
} from '#slices/listfiles/index.ts';
import { commandEnvironment } from '../databases.ts';
import { bring, listInWords } from '../list-files.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

let people = 0;
const person = async () => (await test.user(`keeper${(people += 1)}`)).id;

const row = (malId: string, more: string) =>
  `<anime><series_animedb_id>${malId}</series_animedb_id><series_title>t</series_title>${more}</anime>`;
const malFile = (rows: string) => Buffer.from(`<myanimelist>${rows}</myanimelist>`);
const watching = (episodes: number, score: number) =>
  `<my_watched_episodes>${episodes}</my_watched_episodes><my_score>${score}</my_score><my_status>Watching</my_status>`;

const only = async (userId: string) => (await listInWords(test, userId))[0];

it('believes the list or the file, as the policy says', async () => {
  const userId = await person();
  const input = { userId, format: 'mal-xml' } as const;
  const from = (episodes: number, score: number) => malFile(row('1', watching(episodes, score)));
  await bring(test, { ...input, file: from(3, 0) });
  const gaps = await bring(test, { ...input, file: from(2, 7), policy: 'fill-gaps' });
  expect(gaps.updated).toBe(1);
  expect(await only(userId)).toMatchObject({ progress: 3, score: 70 });
  // This format does not say when a row was changed, so the list wins if both have a value.
  const newer = await bring(test, { ...input, file: from(2, 9), policy: 'newer-wins' });
  expect(newer.unchanged).toBe(1);
  await bring(test, { ...input, file: from(2, 9), policy: 'file-wins' });
  expect(await only(userId)).toMatchObject({ progress: 2, score: 90 });
});

it('believes what is newer where the form tells the time', async () => {
  const userId = await person();
  const file = (score: number, updatedAt: string) =>
    Buffer.from(
      JSON.stringify({
        format: 'tsuzuki-list/1',
        entries: [
          { kind: 'anime', ids: { mal: 1 }, status: 'current', progress: 3, score, updatedAt },
        ],
      }),
    );
  const input = { userId, format: 'tsuzuki', policy: 'newer-wins' } as const;
  await bring(test, { ...input, file: file(50, '2026-05-01T00:00:00Z') });
  expect((await bring(test, { ...input, file: file(10, '2026-04-01T00:00:00Z') })).unchanged).toBe(
    1,
  );
  expect((await bring(test, { ...input, file: file(60, '2026-06-01T00:00:00Z') })).updated).toBe(1);
  expect(await only(userId)).toMatchObject({ score: 60 });
});

it('replaces a list, keeps what it was, and takes all of it back', async () => {
  const userId = await person();
  await bring(test, { userId, format: 'anilist', file: 'anilist-medialistcollection.json' });
  const before = await listInWords(test, userId);
  const file = malFile(row('1', watching(3, 0)) + row('5', watching(1, 8)));
  const replaced = await bring(test, { userId, format: 'mal-xml', file, policy: 'replace-list' });
  expect(replaced).toMatchObject({ added: 1, updated: 1, removed: 11 });
  const after = await listInWords(test, userId);
  expect(after.filter(({ kind }) => kind === 'anime')).toHaveLength(2);
  expect(after.filter(({ kind }) => kind === 'manga')).toHaveLength(6);
  const { backup } = await test.app.db
    .selectFrom('listfiles.list_import')
    .select('backup')
    .where('id', '=', replaced.importId)
    .executeTakeFirstOrThrow();
  const kept = JSON.parse(gunzipSync(backup!).toString()) as { entries: unknown[] };
  expect(kept.entries).toHaveLength(18);
  const key = { userId, id: replaced.importId! };
  await test.app.db.transaction().execute((tx) => undoImport(test.app, tx, key));
  const bySize = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  expect((await listInWords(test, userId)).toSorted(bySize)).toEqual(before.toSorted(bySize));
  const twice = test.app.db.transaction().execute((tx) => undoImport(test.app, tx, key));
  await expect(twice).rejects.toThrow(/undone/u);
});

it('refuses to replace a list by a file of which nothing is known', async () => {
  const userId = await person();
  const file = malFile(row('99999998', watching(1, 1)));
  const replacing = bring(test, { userId, format: 'mal-xml', file, policy: 'replace-list' });
  await expect(replacing).rejects.toThrow(/list would be empty/u);
});

it('undoes for thirty days, and not beyond', async () => {
  const userId = await person();
  const { importId } = await bring(test, { userId, format: 'mal-xml', file: 'mal-anime.xml' });
  await test.app.db
    .updateTable('listfiles.list_import')
    .set({ finished_at: new Date('2026-10-21T00:00:00Z') })
    .where('id', '=', importId)
    .execute();
  const late = test.app.db
    .transaction()
    .execute((tx) => undoImport(test.app, tx, { userId, id: importId! }));
  await expect(late).rejects.toThrow(/30 days/u);
  const other = await person();
  const foreign = test.app.db
    .transaction()
    .execute((tx) => undoImport(test.app, tx, { userId: other, id: importId! }));
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('lets people say what nobody can match, and remembers it', async () => {
  const userId = await person();
  const file = 'mihon-sample_2026-09-01_12-00.tachibk';
  const first = await bring(test, { userId, format: 'mihon', file });
  const id = first.importId!;
  const open = await readRows(test.app, { id, only: 'open', limit: 10 });
  expect(
    open.map(({ title, suggestions }) => [title, suggestions.map((work) => work.title)]),
  ).toEqual([
    ['Monster', ['Monster']],
    ['Yotsuba to!', ['Yotsuba to!']],
  ]);
  const decide = (number: number, workId: string | null) =>
    test.app.db
      .transaction()
      .execute((tx) => decideRow(test.app, tx, { userId, id, number, workId }));
  await decide(open[0]!.number, open[0]!.suggestions[0]!.id);
  await decide(open[1]!.number, null);
  await runImport(test.app, id);
  expect(await countRows(test.app.db, id)).toMatchObject({ added: 2, skipped: 2, open: 0 });
  await expect(decide(open[0]!.number, null)).rejects.toThrow(/doesn’t need review/u);
  const second = await bring(test, { userId, format: 'mihon', file });
  expect(second.rows.map(({ title, outcome, reason }) => [title, outcome, reason])).toEqual([
    ['Berserk', 'unchanged', 'trackers-disagree-max-progress-taken'],
    ['Monster', 'unchanged', null],
    ['Yotsuba to!', 'skipped', 'ignored'],
    ['Opened once', 'skipped', 'not-in-library'],
  ]);
});

/** As long a list as the catalogue allows, with ids of MyAnimeList. */
const longList = () => {
  const ids = new Map<string, string>();
  for (const { id, externalIds } of test.app.get(catalogue).all()) {
    const mal = externalIds.find(({ site, isPrimary }) => site === 'mal' && isPrimary)?.id;
    const [first] = mal === undefined ? [] : test.app.get(catalogue).byExternalId('mal', mal);
    if (mal !== undefined && first?.id === id) ids.set(id, mal);
  }
  return [...ids.values()].slice(0, 5000);
};

const command = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

/** The import that a command began for a user, its progress, and the length of the list at the same moment. */
const begun = async (userId: string) => {
  const { rows } = await sql<{ id: string; state: string; written: number; entries: number }>`
    select i.id, i.state, (select count(*)::int from lists.entry e where e.user_id = i.user_id) as entries,
      (select count(*)::int from listfiles.list_row r where r.import_id = i.id and r.is_written) as written
    from listfiles.list_import i where user_id = ${userId}`.execute(test.app.db);
  return rows[0];
};
type Begun = Awaited<ReturnType<typeof begun>>;

/** The moments at which a process is killed. */
const MOMENTS: [string, (found: Begun) => boolean][] = [
  ['before anything is stored', () => true],
  ['when the file is stored', (found) => found !== undefined],
  ['when it begins to write', (found) => found?.state === 'RUNNING'],
  ['amid writing', (found) => (found?.written ?? 0) >= 1000],
];

/** Runs the command on a file and kills it at a moment, or finds that it ended before. */
const killedAt = async (moment: (found: Begun) => boolean, name: string, file: string) => {
  const { id: userId } = await test.user(name);
  const words = ['list', 'import', '--user', name, '--format', 'mal-xml', '--file', file];
  // With the data folder of the server, as people run it: there is the index of titles.
  const env = commandEnvironment(test.databaseUrl, test.app.settings.of(dataSettings).dataDir);
  const child = spawn(process.execPath, [command, ...words], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (child.exitCode === null && !moment(await begun(userId)))
    await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGKILL');
  await ended;
  return { userId, left: await begun(userId), isKilled: child.signalCode === 'SIGKILL' };
};

it.each(MOMENTS)(
  'a process that is killed %s leaves nothing or what goes on',
  async (at, moment) => {
    const ids = longList();
    const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
    const file = path.join(folder, 'list.xml');
    await writeFile(file, malFile(ids.map((id) => row(id, watching(1, 7))).join('')));
    const name = at.replaceAll(' ', '-');
    const { userId, left, isKilled } = await killedAt(moment, name, file);
    await rm(folder, { recursive: true, force: true });
    expect(isKilled).toBe(true);
    if (!left) {
      expect(at).toBe('before anything is stored');
      expect(await listInWords(test, userId)).toEqual([]);
      return;
    }
    expect(left.entries).toBe(left.written);
    if (at === 'amid writing') expect(left).toMatchObject({ state: 'RUNNING' });
    if (left.state === 'PREVIEW') {
      const key = { userId, id: left.id, policy: 'file-wins', isInline: true } as const;
      await test.app.db.transaction().execute((tx) => startImport(test.app, tx, key));
    }
    await test.app.db
      .updateTable('listfiles.list_import')
      .set({ stepped_at: new Date('2026-11-21T11:00:00Z') })
      .where('id', '=', left.id)
      .execute();
    await resumeListImports(test.app);
    expect(await countRows(test.app.db, left.id)).toMatchObject({
      added: ids.length,
      written: ids.length,
    });
    expect(await listInWords(test, userId)).toHaveLength(ids.length);
  },
);

it('goes on within seconds where the process that wrote was killed', async () => {
  const worker = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  const { id: userId } = await worker.user('survivor');
  const file = malFile(row('1', watching(3, 0)));
  const list = { userId, format: 'mal-xml', bytes: file, fileName: null } as const;
  const id = await stageList(worker.app, { ...list, policy: 'file-wins' });
  // The state that a process leaves when it was killed ten seconds ago: a running import and no job.
  await worker.app.db
    .updateTable('listfiles.list_import')
    .set({ state: 'RUNNING', stepped_at: new Date('2026-11-21T11:59:50Z') })
    .where('id', '=', id)
    .execute();
  const state = async () =>
    (await worker.app.db.selectFrom('listfiles.list_import').select('state').executeTakeFirst())
      ?.state;
  await expect.poll(state, { timeout: 30_000 }).toBe('FINISHED');
  await worker.close();
});

it('refuses more than 50,000 rows before anything is stored', async () => {
  const userId = await person();
  const many = Array.from({ length: 50_001 }, (_, index) => row(String(index + 1), '')).join('');
  const staging = stageList(test.app, {
    userId,
    format: 'mal-xml',
    bytes: malFile(many),
    fileName: null,
    policy: 'file-wins',
  });
  await expect(staging).rejects.toThrow(/50,000 rows/u);
});
