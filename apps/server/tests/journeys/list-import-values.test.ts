import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { stageList } from '#slices/listfiles/index.ts';
import { signedInBrowser } from '../browser.ts';
import { bring, fileOf, listInWords, longAnime } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let works: Anime[];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  works = longAnime(test).slice(0, 3);
});
afterAll(() => test.close());

const entry = (work: Anime | undefined, more: object) => ({
  kind: 'anime',
  id: work?.id,
  status: 'current',
  progress: 3,
  ...more,
});

let people = 0;

/** A person with one entry, and the preview of a file. */
const atPreview = async (...entries: object[]) => {
  const name = `looker${(people += 1)}`;
  const person = await listPerson(test, name);
  const browser = await signedInBrowser(test, name);
  const own = { userId: person.id, format: 'tsuzuki' } as const;
  await bring(test, { ...own, file: fileOf(entry(works[0], { score: 70, startedAt: '2020' })) });
  const bytes = fileOf(...entries);
  const id = await stageList(test.app, { ...own, bytes, fileName: null, policy: 'file-wins' });
  const path = `/account/list-imports/${id}`;
  return { person, browser, path, id, read: async () => (await browser.get(path)).body };
};

it('shows the values of rows as they will be, the old ones of entries, and rows that repeat another', async () => {
  const { person, browser, path, id, read } = await atPreview(
    entry(works[0], { score: 85, notes: 'Calm.' }),
    entry(works[1], { status: 'completed', completedAt: '2021-05-06', progress: 10 }),
    entry(works[1], { progress: 9 }),
  );
  const { rows, counts } = await read();
  expect(counts).toMatchObject({ updated: 1, added: 1, skipped: 1, open: 0 });
  expect(rows).toMatchObject([
    {
      outcome: 'updated',
      before: { status: 'CURRENT', progress: 3, score: 70, startedOn: '2020' },
      after: { status: 'CURRENT', progress: 3, score: 85, startedOn: '2020' },
      others: ['notes'],
      repeats: null,
    },
    {
      outcome: 'added',
      before: null,
      after: { status: 'COMPLETED', progress: 10, completedOn: '2021-05-06' },
      warnings: ['duplicate-first-kept'],
    },
    {
      outcome: 'skipped',
      reason: 'repeated-row',
      repeats: 2,
      isOpen: false,
      before: null,
      after: { status: 'CURRENT', progress: 9 },
    },
  ]);
  const { viewer } = await person.ask(
    `{ viewer { listImport(id: "${id}") { rows(first: 3) { nodes { repeats before { score } after { status progress score completedOn } } } } } }`,
  );
  expect(viewer.listImport.rows.nodes[0]).toEqual({
    repeats: null,
    before: { score: 70 },
    after: { status: 'CURRENT', progress: 3, score: 85, completedOn: null },
  });
  await browser.post(`${path}/start`, { policy: 'file-wins' });
  await expect.poll(async () => (await read()).import.state).toBe('FINISHED');
  expect((await read()).rows[0]).toMatchObject({ before: { score: 70 }, after: { score: 85 } });
  expect(await listInWords(test, person.id)).toHaveLength(2);
});

it('says which scores the scale of their owner would round, and which scale fits', async () => {
  const { person, browser, path, read } = await atPreview(
    entry(works[0], { score: 85 }),
    entry(works[1], { score: 90 }),
    entry(works[2], { score: null }),
  );
  expect((await read()).scores).toEqual({
    rows: 1,
    exact: 8.5,
    rounded: 9,
    fitting: 'POINT_10_DECIMAL',
  });
  const choose = (format: string) =>
    person.ask(
      `mutation { updatePreferences(input: { scoreFormat: ${format} }) { preferences { scoreFormat } } }`,
    );
  await choose('POINT_10_DECIMAL');
  expect((await read()).scores).toBeNull();
  await choose('POINT_5');
  expect((await read()).scores).toMatchObject({ rows: 1, fitting: 'POINT_10_DECIMAL' });
  await browser.post(`${path}/start`, { policy: 'file-wins' });
  await expect.poll(async () => (await read()).import.state).toBe('FINISHED');
  const scores = (await listInWords(test, person.id)).map(({ score }) => score);
  expect(new Set(scores)).toEqual(new Set([85, 90, null]));
});
