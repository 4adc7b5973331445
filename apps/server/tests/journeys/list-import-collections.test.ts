import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRows, undoImport } from '#slices/listfiles/index.ts';
import { bring } from '../list-files.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', now: '2026-11-21T12:00:00Z' });
});
afterAll(() => test.close());

let people = 0;
const person = async () => {
  const who = await listPerson(test, `collector${(people += 1)}`);
  const take = (file: object) =>
    bring(test, {
      userId: who.id,
      format: 'tsuzuki',
      file: Buffer.from(JSON.stringify({ format: 'tsuzuki-list/1', entries: [], ...file })),
    });
  const undo = (id: string | null) =>
    test.app.db
      .transaction()
      .execute((tx) => undoImport(test.app, tx, { userId: who.id, id: id ?? '' }));
  const collections = async () => {
    const { viewer } = await who.ask(
      '{ viewer { customLists(media: ANIME) { id name } favouriteAnime { titleRomaji titleEnglish } } }',
    );
    return {
      lists: viewer.customLists as { id: string; name: string }[],
      favourites: (viewer.favouriteAnime as Record<string, string | null>[]).map(
        ({ titleRomaji, titleEnglish }) => titleRomaji ?? titleEnglish,
      ),
    };
  };
  const names = async () => (await collections()).lists.map(({ name }) => name);
  return { ...who, take, undo, collections, names };
};

const anime = (mal: number, more: object = {}) => ({
  kind: 'anime',
  ids: { mal },
  status: 'planning',
  progress: 0,
  ...more,
});
const favourites = [5114, 1, 5].map((mal) => ({ kind: 'anime', ids: { mal } }));
const customLists = ['Calm', 'Some day', 'Again'].map((name) => ({ kind: 'anime', name }));

it('brings custom lists and favourites in their order, and takes them back', async () => {
  const { take, undo, collections, names } = await person();
  const entries = [anime(1, { customLists: ['Again'], favourite: true })];
  const { importId } = await take({ entries, favourites, customLists });
  expect(await names()).toEqual(['Calm', 'Some day', 'Again']);
  expect((await collections()).favourites).toEqual([
    'Hagane no Renkinjutsushi: Fullmetal Alchemist',
    'Cowboy Bebop',
    'Cowboy Bebop: Tengoku no Tobira',
  ]);
  expect(await take({ entries, favourites, customLists })).toMatchObject({ unchanged: 1 });
  await undo(importId);
  expect(await collections()).toEqual({ lists: [], favourites: [] });
});

it('leaves alone what was there, and what was changed since', async () => {
  const { ask, take, undo, collections, names } = await person();
  await ask('mutation { createCustomList(media: ANIME, name: "Calm") { __typename } }');
  const { importId } = await take({ entries: [anime(1), anime(5)], favourites, customLists });
  const [, someDay, again] = (await collections()).lists;
  await ask(`mutation { updateCustomList(id: "${someDay?.id}", name: "One day") { __typename } }`);
  const { viewer } = await ask('{ viewer { animeList(first: 1) { nodes { anime { id } } } } }');
  const [{ anime: first }] = viewer.animeList.nodes;
  await ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${first.id}", score: 90, customLists: ["${again?.id}"] }) { outcome } }`,
  );
  for (const _ of [1, 2])
    await ask(`mutation { toggleFavourite(animeId: "${first.id}") { __typename } }`);
  await undo(importId);
  expect(await names()).toEqual(['Calm', 'One day', 'Again']);
  expect((await collections()).favourites).toHaveLength(1);
});

it('is undone as an import too when its batch is undone from the list', async () => {
  const { ask, take } = await person();
  const { importId } = await take({ entries: [anime(1)] });
  const { undo } = await ask(`mutation { undo(batch: "${importId}") { problem { code } } }`);
  expect(undo.problem).toBeNull();
  const state = async () =>
    (await ask(`{ viewer { listImport(id: "${importId}") { state } } }`)).viewer.listImport.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('UNDONE');
});

it('tells of favourites the catalogue does not have', async () => {
  const { take } = await person();
  const stranger = { kind: 'anime', ids: { mal: 99_999_999 }, title: 'Nothing' };
  const { importId } = await take({ favourites: [stranger] });
  expect(await readRows(test.app, { id: importId ?? '', limit: 5 })).toMatchObject([
    { title: 'Nothing', outcome: 'skipped', reason: 'unknown-favourite' },
  ]);
});

it('leaves out single favourites and lists that cannot be read, and refuses what is no list of them', async () => {
  const { take, collections } = await person();
  const report = await take({
    favourites: [7, favourites[1], { kind: 'film', title: 'Nothing' }],
    customLists: [{ kind: 'anime' }, customLists[0]],
  });
  expect(report.rows.map(({ title, outcome, reason }) => [title, outcome, reason])).toEqual([
    [null, 'skipped', 'malformed-custom-list'],
    [null, 'skipped', 'malformed-favourite'],
    ['Nothing', 'skipped', 'malformed-favourite'],
  ]);
  expect(await collections()).toMatchObject({
    lists: [{ name: 'Calm' }],
    favourites: ['Cowboy Bebop'],
  });
  await expect(take({ favourites: 7 })).rejects.toThrow(/“favourites” in the file can’t be read/u);
});

it('takes null at the head for none', async () => {
  const { take, collections } = await person();
  const file = { entries: [anime(1)], favourites: null, customLists: null };
  expect(await take(file)).toMatchObject({ added: 1, skipped: 0 });
  expect(await collections()).toEqual({ lists: [], favourites: [] });
});

it('says of a row that there is no room for its lists', async () => {
  const { take, names } = await person();
  const named = (count: number, of: string) =>
    Array.from({ length: count }, (_, at) => `${of} ${at}`);
  const head = named(98, 'kept').map((name) => ({ kind: 'anime', name }));
  const entries = [
    anime(1, { customLists: named(2, 'room') }),
    anime(5, { customLists: named(3, 'none') }),
  ];
  const { importId } = await take({ entries, customLists: head });
  expect(await names()).toHaveLength(100);
  const rows = await readRows(test.app, { id: importId ?? '', limit: 5 });
  expect(rows.map(({ warnings }) => warnings)).toEqual([[], ['too-many-custom-lists']]);
});
