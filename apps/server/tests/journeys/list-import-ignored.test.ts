import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_POLICIES } from '#slices/listfiles/index.ts';
import { bring, exported, fileOf, listInWords } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

let people = 0;
const person = async () => (await test.user(`doubter${(people += 1)}`)).id;

/** A work of 12 episodes, half watched. */
const watching = {
  kind: 'anime',
  ids: { mal: 47_917 },
  status: 'current',
  progress: 8,
};
const known = { ...watching, score: 77, repeatCount: 3, startedAt: '2020-01-02' };

const malFile = (tags: string) =>
  Buffer.from(
    '<myanimelist><anime><series_animedb_id>47917</series_animedb_id><my_status>Watching</my_status>' +
      `${tags}</anime></myanimelist>`,
  );

const BAD = [
  { progress: 1e9 },
  { startedAt: '2020-02-31' },
  { startedAt: 'rubbish' },
  { score: -5 },
  { repeatCount: 99_999 },
];
const BAD_TAGS = [
  '<my_start_date>2020-02-31</my_start_date>',
  '<my_start_date>2099-01-01</my_start_date>',
  '<my_times_watched>255</my_times_watched>',
  '<my_watched_episodes>999999999</my_watched_episodes>',
  '',
];
const FILES = [
  ...BAD.map((bad) => ['tsuzuki', fileOf({ ...watching, ...bad })] as const),
  ...BAD_TAGS.map((tags) => ['mal-xml', malFile(tags)] as const),
];

it.each(IMPORT_POLICIES)('what is ignored leaves the list as it is (%s)', async (policy) => {
  const userId = await person();
  await bring(test, { userId, format: 'tsuzuki', file: fileOf(known) });
  const list = await listInWords(test, userId);
  for (const [format, file] of FILES) {
    expect(await bring(test, { userId, format, file, policy })).toMatchObject({ unchanged: 1 });
    expect(await listInWords(test, userId)).toEqual(list);
  }
});

it('takes what a row says beside what is ignored', async () => {
  const userId = await person();
  const report = await bring(test, {
    userId,
    format: 'tsuzuki',
    file: fileOf({ ...watching, score: -5, progress: 1e9, notes: 'Calm.' }),
  });
  expect(report.rows).toMatchObject([
    { outcome: 'added', reason: 'impossible-progress-ignored, negative-score-ignored' },
  ]);
  expect(await listInWords(test, userId)).toMatchObject([
    { status: 'current', progress: 0, score: null, notes: 'Calm.' },
  ]);
});

it('exports in the form of MyAnimeList change nothing when they come back', async () => {
  const userId = await person();
  const odd = { ...known, repeatCount: 10_000, startedAt: '2027-01' };
  await bring(test, { userId, format: 'tsuzuki', file: fileOf(odd) });
  const file = await exported(test, { userId, format: 'mal-xml', kind: 'anime' });
  expect(await bring(test, { userId, format: 'mal-xml', file })).toMatchObject({ unchanged: 1 });
});

it('writes nothing that an edit refuses: what was brought can be sent back', async () => {
  const who = await listPerson(test, `doubter${(people += 1)}`);
  const at = '2020-01-01T00:00:00Z';
  const odd = {
    ...watching,
    ids: { mal: 1 },
    progress: 3.7,
    tags: ['x'.repeat(500), ...Array.from({ length: 1000 - 1 }, (_, index) => `tag ${index}`)],
    passes: [{ state: 'finished', progress: 26, resumesAt: 9999 }],
    plays: [
      { unit: 27, at },
      { unit: 26, at, pass: 1 },
    ],
  };
  const { rows } = await bring(test, { userId: who.id, format: 'tsuzuki', file: fileOf(odd) });
  expect(rows[0]?.reason?.split(', ').toSorted()).toEqual([
    'impossible-play-ignored',
    'impossible-progress-ignored',
    'progress-over-total-clamped',
    'tags-cut-at-50',
    'tags-over-50-left-out',
  ]);
  const { viewer } = await who.ask(
    '{ viewer { animeList(first: 1) { nodes { progress tags anime { id } } } history(first: 5) { nodes { unit } } } }',
  );
  const [{ progress, tags, anime }] = viewer.animeList.nodes;
  expect(progress).toBe(0);
  expect(viewer.history.nodes).toEqual([{ unit: 26 }]);
  const sent = await who.ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${anime.id}", tags: ${JSON.stringify(tags)} }) { problem { message } } }`,
  );
  expect(sent.saveAnimeListEntry.problem).toBeNull();
});
