import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { signedInBrowser } from '../browser.ts';
import { bring, fileOf, listInWords, longAnime } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let works: Anime[];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
  works = longAnime(test).slice(0, 4);
});
afterAll(() => test.close());

const entry = (work: Anime | undefined, more: object) => ({
  kind: 'anime',
  id: work?.id,
  title: work?.titleNative,
  status: 'current',
  progress: 3,
  ...more,
});

let people = 0;

/** Somebody whose import added three works and changed one, and who changed two of them since. */
const afterImport = async () => {
  const name = `regretter${(people += 1)}`;
  const person = await listPerson(test, name);
  const browser = await signedInBrowser(test, name);
  const own = { userId: person.id, format: 'tsuzuki' } as const;
  await bring(test, { ...own, file: fileOf(entry(works[0], { progress: 1 })) });
  const brought = fileOf(...works.map((work) => entry(work, {})), {
    kind: 'anime',
    ids: { mal: 99_999_998 },
    title: 'Nobody knows this',
    status: 'current',
  });
  const { importId } = await bring(test, { ...own, file: brought });
  const save = async (work: Anime | undefined, fields: string) => {
    const { saveAnimeListEntry } = await person.ask(
      `mutation { saveAnimeListEntry(input: { animeId: "${work?.id}", ${fields} }) { problem { code } } }`,
    );
    expect(saveAnimeListEntry.problem).toBeNull();
  };
  await save(works[1], 'progress: 4');
  await save(works[0], 'score: 80');
  const path = `/account/list-imports/${importId}`;
  return { person, browser, path, id: importId, read: async () => (await browser.get(path)).body };
};

const UNDONE = {
  removed: 2,
  restored: 1,
  left: [{ media: 'ANIME', by: { source: 'WEB', client: { kind: expect.any(String) } } }],
};

it('says what an undo took back, and by name what stayed and why', async () => {
  const { person, browser, path, id, read } = await afterImport();
  expect((await browser.post(`${path}/undo`, {})).status).toBe(200);
  const shown = await read();
  expect(shown.import).toMatchObject({ state: 'UNDONE', undone: UNDONE });
  expect(shown.import.undone.left).toHaveLength(1);
  expect(shown.import.undone.left[0]).toMatchObject({
    workId: works[1]?.id,
    title: expect.any(String),
    by: { at: '2026-11-21T12:00:00.000Z' },
  });
  expect(shown.rows.map((row: any) => [row.isUndone, row.isLeft])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(shown.counts).toMatchObject({ undone: 3, left: 1 });
  expect((await browser.get(`${path}?only=left`)).body.rows).toMatchObject([{ number: 2 }]);
  const list = await listInWords(test, person.id);
  expect(list.toSorted((a, b) => Number(a['progress']) - Number(b['progress']))).toMatchObject([
    { progress: 1, score: 80 },
    { progress: 4, score: null },
  ]);
  const { viewer } = await person.ask(
    `{ viewer { listImport(id: "${id}") { undone { removed restored left { anime { id } manga { id } changedAt } } } } }`,
  );
  expect(viewer.listImport.undone).toEqual({
    removed: 2,
    restored: 1,
    left: [{ anime: { id: works[1]?.id }, manga: null, changedAt: '2026-11-21T12:00:00.000Z' }],
  });
});

it('says the same of an import that was undone among the changes of the list', async () => {
  const { person, id, read } = await afterImport();
  const { undo } = await person.ask(`mutation { undo(batch: "${id}") { problem { code } } }`);
  expect(undo.problem).toBeNull();
  await expect
    .poll(async () => (await read()).import)
    .toMatchObject({
      state: 'UNDONE',
      undone: UNDONE,
    });
});
