import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { createKey } from '#slices/access/index.ts';
import { forgetOldChanges } from '#slices/lists/commands/forget.ts';
import { recordPlay } from '#slices/lists/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let user: { id: string; bearer: string };
let anime: string;
let manga: string;
let people = 0;

const ask = async (query: string, bearer = user.bearer) => {
  const { data, errors } = await test.ask(query, { bearer });
  expect(errors).toBeUndefined();
  return data;
};

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TSUZUKI_LIMITS: 'off' } });
  anime = [...test.app.get(catalogue).all()].find(
    ({ isAdult, episodeCount }) => !isAdult && (episodeCount ?? 0) > 20,
  )!.id;
  manga = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)!.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  people += 1;
  user = await test.user(`mika${people}`);
});

const CHANGES = `{ viewer { changes(first: 50) { totalCount pageInfo { hasNextPage endCursor } nodes { batchId changedAt source client { kind name }
  works { media outcome fields before { status progress } after { status progress score } anime { id } manga { id } }
  workCount customLists isUndoable isUndone isUndo } } } }`;
const changes = async () => (await ask(CHANGES)).viewer.changes.nodes;
const undo = async (batchId: string) =>
  (await ask(`mutation { undo(batch: "${batchId}") { batchId problem { reason } } }`)).undo;
const undoNewest = async () => undo((await changes())[0].batchId);

const save = (fields: string) =>
  ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${anime}", ${fields} }) { batchId entry { id version } } }`,
  );
const createList = async (name: string) =>
  (await ask(`mutation { createCustomList(media: ANIME, name: "${name}") { customList { id } } }`))
    .createCustomList.customList.id as string;
const listsOf = async () =>
  (await ask('{ viewer { customLists(media: ANIME) { id name position } } }')).viewer.customLists;
const entry = async () =>
  (
    await ask(
      `{ anime(id: "${anime}") { viewerEntry { status progress isHiddenFromStatusLists customLists { name } } viewerIsFavourite } }`,
    )
  ).anime;

const PLAYS =
  '{ viewer { changes(first: 9) { nodes { works { fields plays { fromUnit unit isRepeat isRemoved } } } } } }';

it('names the episodes that were watched without getting further, and that they were again', async () => {
  const play = async (unit: number, day: number) => {
    const at = new Date(test.app.clock.nowMs() - (9 - day) * 86_400_000);
    const client = { kind: 'media-server', name: 'Living room' } as const;
    const told = { userId: user.id, media: 'ANIME', workId: anime, source: 'PLEX' } as const;
    await test.app.db
      .transaction()
      .execute((tx) => recordPlay(test.app, tx, { ...told, unit, at, client }));
  };
  await play(7, 1);
  await play(3, 2);
  await play(3, 3);
  await undoNewest();
  const told = (await ask(PLAYS)).viewer.changes.nodes.map(({ works }: any) => works[0]);
  const played = { fromUnit: 3, unit: 3, isRepeat: false, isRemoved: false };
  expect(told).toMatchObject([
    { fields: ['PLAYS'], plays: [{ ...played, isRepeat: true, isRemoved: true }] },
    { fields: ['PLAYS'], plays: [{ ...played, isRepeat: true }] },
    { fields: ['PLAYS'], plays: [played] },
    { plays: [{ ...played, fromUnit: 7, unit: 7 }] },
  ]);
});

describe('what changed a list', () => {
  it('is listed by act, the latest first, with the program and the values', async () => {
    await save('status: CURRENT, progress: 2');
    await save('progress: 5, score: 80');
    const [second, first] = await changes();
    expect(first).toMatchObject({
      source: 'WEB',
      workCount: 1,
      isUndoable: true,
      isUndone: false,
      works: [
        { media: 'ANIME', outcome: 'ADDED', before: null, anime: { id: anime }, manga: null },
      ],
    });
    expect(second.works[0]).toMatchObject({
      outcome: 'UPDATED',
      fields: expect.arrayContaining(['PROGRESS', 'SCORE', 'PLAYS']),
      before: { status: null, progress: 2 },
      after: { status: null, progress: 5, score: 80 },
    });
    const cursor = `{ viewer { changes(first: 1) { totalCount pageInfo { hasNextPage endCursor } } } }`;
    const { totalCount, pageInfo } = (await ask(cursor)).viewer.changes;
    expect([totalCount, pageInfo.hasNextPage]).toEqual([2, true]);
    const next = `{ viewer { changes(first: 5, after: "${pageInfo.endCursor}") { nodes { batchId } } } }`;
    expect((await ask(next)).viewer.changes.nodes).toEqual([{ batchId: first.batchId }]);
  });

  it('names keys and media servers', async () => {
    const key = {
      userId: user.id,
      name: 'Mihon',
      scopes: ['read:list' as const, 'write:list' as const],
    };
    const made = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, key));
    await ask(`mutation { toggleFavourite(mangaId: "${manga}") { isFavourite } }`, made.key);
    await test.app.db.transaction().execute((tx) =>
      recordPlay(test.app, tx, {
        userId: user.id,
        media: 'ANIME',
        workId: anime,
        unit: 1,
        at: test.app.clock.now(),
        source: 'PLEX',
        client: { kind: 'media-server', name: 'Living room' },
      }),
    );
    const [play, favourite] = await changes();
    expect(favourite).toMatchObject({
      client: { kind: 'API_KEY', name: 'Mihon' },
      works: [{ outcome: 'UNCHANGED', fields: ['FAVOURITE'], manga: { id: manga } }],
    });
    expect(play).toMatchObject({
      source: 'PLEX',
      client: { kind: 'MEDIA_SERVER', name: 'Living room' },
      works: [{ outcome: 'ADDED' }],
    });
    await undo(play.batchId);
    expect((await entry()).viewerEntry).toBeNull();
  });

  it('is read by its owner with the scope alone', async () => {
    await save('status: CURRENT');
    const { bearer } = await test.user(`other${people}`);
    expect((await ask(CHANGES, bearer)).viewer.changes.nodes).toEqual([]);
    const key = {
      userId: user.id,
      name: 'reader',
      scopes: ['read:public' as const, 'read:profile' as const],
    };
    const made = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, key));
    const { errors } = await test.ask(CHANGES, { bearer: made.key });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is marked as undone, and stands again when the undo is undone', async () => {
    await save('status: CURRENT, progress: 2');
    await save('progress: 5');
    const [{ batchId }] = await changes();
    await undo(batchId);
    const [first, second] = await changes();
    expect(first).toMatchObject({ isUndo: true, isUndoable: true, isUndone: false });
    expect(second).toMatchObject({ batchId, isUndone: true, isUndoable: false });
    await undo(first.batchId);
    expect((await entry()).viewerEntry.progress).toBe(5);
    expect((await changes()).map(({ isUndone }: any) => isUndone)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is forgotten when it can no longer be undone', async () => {
    await save('status: CURRENT');
    const { batchId } = (await changes())[0];
    const { pool } = test.app.database;
    await pool.query("update lists.batch set changed_at = changed_at - interval '31 days'");
    await forgetOldChanges(test.app);
    const { rows } = await pool.query('select 1 from lists.batch where id = $1', [batchId]);
    expect(rows).toEqual([]);
  });
});

describe('what is undone beside entries', () => {
  it('favorites, added and removed', async () => {
    const toggle = `mutation { toggleFavourite(animeId: "${anime}") { isFavourite } }`;
    await ask(toggle);
    await undoNewest();
    expect((await entry()).viewerIsFavourite).toBe(false);
    await undoNewest();
    expect((await entry()).viewerIsFavourite).toBe(true);
    await ask(toggle);
    await undoNewest();
    expect((await entry()).viewerIsFavourite).toBe(true);
  });

  it('a custom list that is deleted, with its place and its entries', async () => {
    const first = await createList('Rainy days');
    await createList('Later');
    await save(`status: CURRENT, customLists: ["${first}"], isHiddenFromStatusLists: true`);
    await ask(`mutation { deleteCustomList(id: "${first}") { customList { id } } }`);
    expect((await entry()).viewerEntry).toMatchObject({
      customLists: [],
      isHiddenFromStatusLists: false,
    });
    const [deletion] = await changes();
    expect(deletion).toMatchObject({ customLists: ['Rainy days'], workCount: 1, isUndoable: true });
    await undo(deletion.batchId);
    expect(await listsOf()).toMatchObject([
      { name: 'Rainy days', position: 1 },
      { name: 'Later', position: 2 },
    ]);
    expect((await entry()).viewerEntry).toMatchObject({
      customLists: [{ name: 'Rainy days' }],
      isHiddenFromStatusLists: true,
    });
    await undoNewest();
    expect((await listsOf()).map(({ name }: any) => name)).toEqual(['Later']);
  });

  it('a deleted custom list whose name is taken since, under another name', async () => {
    const id = await createList('Best of');
    await save(`status: CURRENT, customLists: ["${id}"]`);
    await ask(`mutation { deleteCustomList(id: "${id}") { customList { id } } }`);
    const [{ batchId }] = await changes();
    await createList('best of');
    await undo(batchId);
    expect((await entry()).viewerEntry.customLists).toEqual([{ name: 'Best of (2)' }]);
  });
});

describe('batches that are undone one by one', () => {
  const play = (unit: number) =>
    test.app.db.transaction().execute((tx) =>
      recordPlay(test.app, tx, {
        userId: user.id,
        media: 'ANIME',
        workId: anime,
        unit,
        at: test.app.clock.now(),
        source: 'PLEX',
        client: { kind: 'media-server', name: 'Living room' },
      }),
    );

  it.each([
    ['latest first', [0, 1]],
    ['oldest first', [1, 0]],
  ])('leave nothing of an entry that they alone made, %s', async (_order, order) => {
    await play(1);
    await play(2);
    const made = await changes();
    for (const place of order) await undo(made[place].batchId);
    expect((await entry()).viewerEntry).toBeNull();
    await undoNewest();
    expect((await entry()).viewerEntry).toMatchObject({ status: 'CURRENT' });
  });

  it('leave an entry that its owner changed', async () => {
    await play(1);
    await play(2);
    await save('score: 80');
    const [, second, first] = await changes();
    await undo(first.batchId);
    await undo(second.batchId);
    expect((await entry()).viewerEntry).toMatchObject({ progress: 0 });
  });

  it('leave an entry with a play that stands', async () => {
    await play(1);
    await play(2);
    const [second, first] = await changes();
    await undo(first.batchId);
    expect((await entry()).viewerEntry).toMatchObject({ progress: 2 });
    await play(1);
    await undo(second.batchId);
    expect((await entry()).viewerEntry).toMatchObject({ progress: 1 });
  });
});
