import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImportPolicy, undoImport } from '#slices/listfiles/index.ts';
import { bring, exported, fileOf, listInWords } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

let people = 0;
const person = () => listPerson(test, `chronicler${(people += 1)}`);

const play = (unit: number, at: string, more: object = {}) => ({ unit, at, ...more });
const pass = { state: 'finished', progress: 26, completedAt: '2020', score: 80, resumesAt: 26 };
const bebop = {
  kind: 'anime',
  ids: { mal: 1 },
  status: 'completed',
  progress: 26,
  repeatCount: 1,
  passes: [pass],
  plays: [
    play(26, '2019-05-01T10:00:00Z', { from: 1, source: 'web' }),
    play(26, '2020-05-01T10:00:00Z', { from: 1, pass: 1, source: 'plex' }),
  ],
  updatedAt: '2020-05-02T00:00:00Z',
};

const take = (userId: string, file: Buffer, policy: ImportPolicy = 'file-wins') =>
  bring(test, { userId, format: 'tsuzuki', file, policy });

const historyOf = async ({ ask }: Awaited<ReturnType<typeof person>>) => {
  const data = await ask(
    '{ viewer { history(first: 50) { nodes { fromUnit unit pass source playedAt } } } }',
  );
  return data.viewer.history.nodes as Record<string, unknown>[];
};

it('adds history to an entry that has none, once, and takes it back with the import', async () => {
  const who = await person();
  await take(who.id, fileOf({ ...bebop, passes: undefined, plays: undefined }));
  const before = await listInWords(test, who.id);
  const { importId, ...report } = await take(who.id, fileOf(bebop));
  expect(report).toMatchObject({ updated: 1 });
  expect(await historyOf(who)).toEqual([
    { fromUnit: 1, unit: 26, pass: 1, source: 'PLEX', playedAt: '2020-05-01T10:00:00.000Z' },
    { fromUnit: 1, unit: 26, pass: 0, source: 'WEB', playedAt: '2019-05-01T10:00:00.000Z' },
  ]);
  expect(await take(who.id, fileOf(bebop))).toMatchObject({ unchanged: 1, updated: 0 });
  const key = { userId: who.id, id: importId ?? '' };
  await test.app.db.transaction().execute((tx) => undoImport(test.app, tx, key));
  expect(await historyOf(who)).toEqual([]);
  expect(await listInWords(test, who.id)).toEqual(before);
});

it('says beforehand what would be added to a history alone', async () => {
  const who = await person();
  await take(who.id, fileOf({ ...bebop, plays: [] }));
  const dry = { userId: who.id, format: 'tsuzuki', file: fileOf(bebop), isDryRun: true } as const;
  expect(await bring(test, dry)).toMatchObject({ updated: 1 });
  expect(await historyOf(who)).toEqual([]);
});

it('believes the list or the file about history, as the policy says', async () => {
  const who = await person();
  const rated = { ...bebop, passes: [{ ...pass, score: 95 }], plays: [bebop.plays[0]] };
  await take(who.id, fileOf(rated));
  const older = fileOf({ ...bebop, updatedAt: '2020-05-01T00:00:00Z' });
  expect(await take(who.id, older, 'newer-wins')).toMatchObject({ unchanged: 1 });
  expect(await take(who.id, older, 'fill-gaps')).toMatchObject({ updated: 1 });
  expect(await historyOf(who)).toHaveLength(2);
  const scores = async () =>
    (await listInWords(test, who.id)).map(({ passes }) =>
      (passes as { score: number }[]).map(({ score }) => score),
    );
  expect(await scores()).toEqual([[95]]);
  await take(who.id, older, 'replace-list');
  expect(await scores()).toEqual([[80]]);
  expect(await historyOf(who)).toHaveLength(2);
});

it('brings a list back after all of it was taken off, without doubling its history', async () => {
  const who = await person();
  await take(who.id, fileOf(bebop));
  const file = await exported(test, { userId: who.id, format: 'tsuzuki' });
  const { viewer } = await who.ask('{ viewer { animeList(first: 1) { nodes { id } } } }');
  const [{ id }] = viewer.animeList.nodes;
  await who.ask(`mutation { deleteAnimeListEntry(id: "${id}") { outcome } }`);
  expect(await take(who.id, file)).toMatchObject({ added: 1 });
  expect(await historyOf(who)).toHaveLength(2);
  expect((await exported(test, { userId: who.id, format: 'tsuzuki' })).toString()).toBe(
    file.toString(),
  );
});

it('leaves out a history that cannot be, and takes the rest of its row', async () => {
  const who = await person();
  const many = (count: number, of: object) => Array.from({ length: count }, () => of);
  const other = (more: object) => ({ kind: 'anime', ids: { mal: 5 }, status: 'current', ...more });
  const faults = [
    ['malformed-plays', { plays: [play(1, 'yesterday')] }],
    ['malformed-plays', { plays: [play(1, '2020-01-01T00:00:00Z', { from: 2 })] }],
    ['too-many-passes', { passes: many(1001, pass) }],
    ['malformed-passes', { passes: [{ state: 'open' }, pass] }],
  ] as const;
  for (const [reason, history] of faults) {
    const reader = await person();
    const { rows } = await take(reader.id, fileOf(bebop, other(history)));
    expect(rows).toMatchObject([{ outcome: 'added' }, { outcome: 'added', reason }]);
  }
  const future = other({ plays: [play(1, '2030-01-01T00:00:00Z')] });
  expect((await take(who.id, fileOf(future))).rows).toMatchObject([
    { outcome: 'added', reason: 'future-play-ignored' },
  ]);
});

it('holds 10,000 plays of an entry and leaves out the rest, so that its export can come back', async () => {
  const who = await person();
  const playsOf = (year: number) =>
    Array.from({ length: 9000 }, (_, index) =>
      play(1, new Date(Date.UTC(year, 0, 1) + index * 60_000).toISOString()),
    );
  const row = { kind: 'anime', ids: { mal: 5 }, status: 'current', progress: 1 };
  const stored = () =>
    test.app.db.selectFrom('lists.play').where('user_id', '=', who.id).selectAll().execute();
  await take(who.id, fileOf({ ...row, plays: playsOf(2020) }));
  const more = fileOf({ ...row, plays: playsOf(2021) });
  const dry = { userId: who.id, format: 'tsuzuki', file: more, isDryRun: true } as const;
  const [told] = (await bring(test, dry)).rows;
  const [done] = (await take(who.id, more)).rows;
  expect([told, done]).toEqual([done, expect.objectContaining({ outcome: 'updated' })]);
  expect(done?.reason).toBe('too-many-plays');
  expect(await stored()).toHaveLength(10_000);
  expect(await take(who.id, more)).toMatchObject({ unchanged: 1 });
  expect(await stored()).toHaveLength(10_000);
  const other = await person();
  const long = fileOf({ ...row, plays: [...playsOf(2020), ...playsOf(2021)] });
  expect((await take(other.id, long)).rows).toMatchObject([
    { outcome: 'added', reason: 'too-many-plays' },
  ]);
});
