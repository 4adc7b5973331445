import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { mediaOf } from '#slices/compat/rules/media.ts';
import { askAniList, type AniListAnswer, type AniListRequest } from '../anilist-client.ts';
import { copyRow } from '../copied-rows.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const FRIEREN = 154587;

let test: TestApp;
let userId: string;
let bearer: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TSUZUKI_LIMITS: 'off' } });
  ({ id: userId, bearer } = await test.user('mika'));
  const scopes = ['read:list', 'write:list'] as const;
  const key = { userId, name: 'Mihon', scopes: [...scopes] };
  token = (await test.app.db.transaction().execute((tx) => createKey(test.app, tx, key))).key;
});
afterAll(() => test.close());

const ask = async (query: string, request: AniListRequest = {}): Promise<AniListAnswer> => {
  return askAniList(test, query, { token, ...request });
};

const ENTRY = `id mediaId status score(format: POINT_100) progress progressVolumes repeat priority private notes
  hiddenFromStatusLists customLists(asArray: true) advancedScores startedAt { year month day } completedAt { year month day }`;

const SAVE = `mutation ($id: Int, $mediaId: Int, $status: MediaListStatus, $score: Float, $scoreRaw: Int, $progress: Int,
  $repeat: Int, $priority: Int, $private: Boolean, $notes: String, $hidden: Boolean, $lists: [String], $aspects: [Float],
  $startedAt: FuzzyDateInput, $completedAt: FuzzyDateInput) {
  SaveMediaListEntry(id: $id, mediaId: $mediaId, status: $status, score: $score, scoreRaw: $scoreRaw, progress: $progress,
    repeat: $repeat, priority: $priority, private: $private, notes: $notes, hiddenFromStatusLists: $hidden, customLists: $lists,
    advancedScores: $aspects, startedAt: $startedAt, completedAt: $completedAt) { ${ENTRY} media { title { userPreferred } } }
}`;

const save = async (variables: object) => {
  const { data, errors } = await ask(SAVE, { variables });
  expect(errors).toBeUndefined();
  return data.SaveMediaListEntry;
};

const own = async () => {
  const { data } = await ask(`{ MediaList(userName: "mika", mediaId: ${FRIEREN}) { ${ENTRY} } }`);
  return data?.MediaList;
};

describe('an entry', () => {
  it('is added and changed by the number of its work, and remembers the app', async () => {
    const added = await save({ mediaId: FRIEREN, status: 'CURRENT', progress: 2 });
    expect(added).toMatchObject({ mediaId: FRIEREN, status: 'CURRENT', progress: 2 });
    const changed = await save({ id: added.id, scoreRaw: 85, progress: 3, notes: 'so far' });
    expect(changed).toMatchObject({ id: added.id, score: 85, progress: 3, notes: 'so far' });
    expect(await own()).toMatchObject({ id: added.id, score: 85, progress: 3 });
    const { data } = await test.ask('{ viewer { history { nodes { client { kind name } } } } }', {
      bearer,
    });
    expect(data.viewer.history.nodes[0].client).toEqual({ kind: 'API_KEY', name: 'Mihon' });
  });

  it('takes every argument that apps send', async () => {
    const options = { customLists: ['Best of'], sectionOrder: ['Completed', 'Watching'] };
    const user = await ask(
      `mutation ($options: MediaListOptionsInput) { UpdateUser(animeListOptions: $options, scoreFormat: POINT_10_DECIMAL) {
         mediaListOptions { scoreFormat animeList { sectionOrder customLists advancedScoring theme } } } }`,
      { variables: { options } },
    );
    expect(user.data.UpdateUser.mediaListOptions).toMatchObject({
      scoreFormat: 'POINT_10_DECIMAL',
      animeList: { customLists: ['Best of'], sectionOrder: ['Completed', 'Watching'], theme: null },
    });
    const date = { year: 2026, month: 1, day: null };
    const saved = await save({
      mediaId: FRIEREN,
      score: 7.5,
      repeat: 2,
      priority: 9,
      private: true,
      hidden: true,
      lists: ['Best of', 'Unknown'],
      aspects: [8, 9.5],
      startedAt: date,
    });
    expect(saved).toMatchObject({
      score: 75,
      repeat: 2,
      priority: 3,
      private: true,
      hiddenFromStatusLists: true,
      customLists: [{ name: 'Best of', enabled: true }],
      advancedScores: { Story: 8, Characters: 9.5, Visuals: 0 },
      startedAt: date,
    });
    const cleared = await save({
      mediaId: FRIEREN,
      score: 0,
      private: false,
      hidden: false,
      lists: [],
      startedAt: { year: null, month: null, day: null },
    });
    expect(cleared).toMatchObject({ score: 0, private: false, startedAt: { year: null } });
  });

  it('is complete with its last episode and its date', async () => {
    const saved = await save({ mediaId: FRIEREN, status: 'COMPLETED' });
    expect(saved).toMatchObject({
      status: 'COMPLETED',
      progress: 28,
      completedAt: { year: 2026, month: 1, day: 15 },
    });
  });

  it('is undone in the web app', async () => {
    const { id } = await own();
    await ask(`mutation { DeleteMediaListEntry(id: ${id}) { deleted } }`);
    expect(await own()).toBeNull();
    await undo(await newestBatch());
    expect(await own()).toMatchObject({ id, status: 'COMPLETED' });
  });

  it('is found by the caller alone', async () => {
    const { id } = await own();
    const { bearer: other } = await test.user('hinata');
    const stolen = await ask(`mutation { SaveMediaListEntry(id: ${id}, progress: 1) { id } }`, {
      token: other,
    });
    expect(stolen).toMatchObject({ status: 404, errors: [{ message: 'Not Found.', status: 404 }] });
    const deleted = await ask(`mutation { DeleteMediaListEntry(id: ${id}) { deleted } }`, {
      token: other,
    });
    expect(deleted.status).toBe(404);
    expect(await own()).toMatchObject({ id });
  });
});

it('changes several entries at once, and shows them in the order of the numbers', async () => {
  const { data } = await ask('{ Page(perPage: 4) { media(type: ANIME, sort: ID_DESC) { id } } }');
  const ids: number[] = [];
  for (const { id: mediaId } of data.Page.media) {
    ids.push((await save({ mediaId, status: 'PLANNING' })).id);
  }
  const changed = await ask(
    'mutation ($ids: [Int]) { UpdateMediaListEntries(ids: $ids, status: DROPPED, scoreRaw: 40) { id status score(format: POINT_100) } }',
    { variables: { ids } },
  );
  const expected = ids.map((id) => ({ id, status: 'DROPPED', score: 40 }));
  expect(changed.data.UpdateMediaListEntries).toEqual(expected);
});

it('sees its own writes later in the same operation', async () => {
  const { data } = await ask(
    `mutation { a: SaveMediaListEntry(mediaId: ${FRIEREN}, progress: 5) { progress media { mediaListEntry { progress } } }
       b: SaveMediaListEntry(mediaId: ${FRIEREN}, progress: 6) { media { mediaListEntry { progress } } } }`,
  );
  expect(data.a).toMatchObject({ progress: 5, media: { mediaListEntry: { progress: 5 } } });
  expect(data.b.media.mediaListEntry.progress).toBe(6);
});

it('toggles favorites', async () => {
  const toggle = `mutation { ToggleFavourite(animeId: ${FRIEREN}) { anime { nodes { id isFavourite } } } }`;
  const favourites = async () => (await ask(toggle)).data.ToggleFavourite.anime.nodes;
  expect(await favourites()).toEqual([{ id: FRIEREN, isFavourite: true }]);
  expect(await favourites()).toEqual([]);
});

describe('a list', () => {
  it('stands in the order of its owner, completed works by format if they want', async () => {
    await save({ mediaId: FRIEREN, status: 'COMPLETED' });
    await ask(
      `mutation { UpdateUser(animeListOptions: { sectionOrder: ["Dropped", "Completed TV"], splitCompletedSectionByFormat: true }) { id } }`,
    );
    const lists = async (extra = '') => {
      const query = `{ MediaListCollection(userName: "mika", type: ANIME${extra}) { lists { name isSplitCompletedList } } }`;
      return (await ask(query)).data.MediaListCollection.lists;
    };
    expect(await lists()).toEqual([
      { name: 'Dropped', isSplitCompletedList: false },
      { name: 'Completed TV', isSplitCompletedList: true },
    ]);
    const [, whole] = await lists(', forceSingleCompletedList: true');
    expect(whole).toEqual({ name: 'Completed', isSplitCompletedList: false });
  });

  it('loses a custom list with its name', async () => {
    const gone = `mutation { DeleteCustomList(customList: "best OF", type: ANIME) { deleted } }`;
    expect((await ask(gone)).data.DeleteCustomList).toEqual({ deleted: true });
    expect((await ask(gone)).status).toBe(404);
  });
});

it('has the statistics and counts that older apps ask for', async () => {
  const { data, errors } = await ask(
    `{ Viewer { stats { watchedTime animeStatusDistribution { status amount } favouredGenres { genre amount }
         favouredStudios { studio { name } amount } animeListScores { meanScore } } }
       SiteStatistics { anime { nodes { count date } } users { nodes { count } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.Viewer.stats.animeStatusDistribution).toContainEqual({
    status: 'COMPLETED',
    amount: 1,
  });
  expect(data.Viewer.stats.favouredGenres.length).toBeGreaterThan(2);
  expect(data.SiteStatistics.anime.nodes[0].count).toBeGreaterThan(10);
});

it('keeps how its owner sorts rows, as an app said it, and shows it to nobody else', async () => {
  const order = async (request: AniListRequest = {}, whose = 'Viewer') =>
    (await ask(`{ ${whose} { mediaListOptions { rowOrder } } }`, request)).data;
  expect((await order()).Viewer.mediaListOptions.rowOrder).toBe('updatedAt');
  const changed = await ask(
    'mutation { UpdateUser(rowOrder: "title") { mediaListOptions { rowOrder } } }',
  );
  expect(changed.data.UpdateUser.mediaListOptions.rowOrder).toBe('title');
  await ask('mutation { UpdateUser(scoreFormat: POINT_100, rowOrder: null) { id } }');
  expect((await order()).Viewer.mediaListOptions.rowOrder).toBe('title');
  const { bearer: other } = await test.user('yuki');
  const seen = await order({ token: other }, 'User(name: "mika")');
  expect(seen.User.mediaListOptions.rowOrder).toBe('updatedAt');
  const long = `mutation { UpdateUser(rowOrder: "${'x'.repeat(101)}") { id } }`;
  expect((await ask(long)).status).toBe(400);
});

const undo = async (batch: string): Promise<string> => {
  const { data, errors } = await test.ask(
    `mutation { undo(batch: "${batch}") { batchId problem { message } } }`,
    { bearer },
  );
  expect([errors, data.undo.problem]).toEqual([undefined, null]);
  return data.undo.batchId;
};
const newestBatch = async (): Promise<string> => {
  const changes = '{ viewer { changes(first: 1) { nodes { batchId client { name } } } } }';
  const [{ batchId, client }] = (await test.ask(changes, { bearer })).data.viewer.changes.nodes;
  expect(['Mihon', null]).toContain(client.name);
  return batchId;
};
const storyOf = async (): Promise<number> => (await own()).advancedScores.Story;

it('takes scores by aspect back with the change they came with, unless they were changed since', async () => {
  await save({ mediaId: FRIEREN, aspects: [5, 6], notes: 'before' });
  await save({ mediaId: FRIEREN, aspects: [9, 9], notes: 'after' });
  const changed = await newestBatch();
  const undone = await undo(changed);
  await expect.poll(storyOf).toBe(5);
  await undo(undone);
  await expect.poll(storyOf).toBe(9);
  await save({ mediaId: FRIEREN, aspects: [2] });
  await undo(changed);
  // The undo takes back the notes, and then there is nothing left to wait for.
  await expect.poll(async () => (await own()).notes).toBe('before');
  await expect.poll(pendingUndos).toBe(0);
  expect(await storyOf()).toBe(2);
});

const pendingUndos = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    `select count(*)::int as jobs from pgboss.job
     where name = 'compat.undo-aspect-scores' and state not in ('completed', 'failed', 'cancelled')`,
  );
  return rows[0].jobs;
};

it('gives entries whose ids make one number a number each, for good', async () => {
  const { rows } = await test.app.database.pool.query(
    'select id from lists.entry where user_id = $1 and work_id = (select anime_id from catalog.external_id where site = $2 and external_id = $3)',
    [userId, 'anilist', String(FRIEREN)],
  );
  const [{ id }] = rows;
  const other = [...test.app.get(catalogue).all()].find(
    (anime) => !anime.isAdult && mediaOf(anime).id !== FRIEREN && anime.episodeCount === null,
  )!;
  const copies = [{ id: `ffffffff${id.slice(8)}`, work_id: other.id }];
  await copyRow(test.app.database.pool, 'lists.entry', id, copies);
  const first = await own();
  const lists = `{ MediaListCollection(userName: "mika", type: ANIME) { lists { entries { id mediaId } } } }`;
  const entries = (await ask(lists)).data.MediaListCollection.lists.flatMap((l: any) => l.entries);
  const second = entries.find(({ mediaId }: any) => mediaId === mediaOf(other).id);
  expect(new Set(entries.map((entry: any) => entry.id)).size).toBe(entries.length);
  await save({ id: second.id, notes: 'of the second' });
  expect((await own()).notes).toBe(first.notes);
  await ask(`mutation { DeleteMediaListEntry(id: ${first.id}) { deleted } }`);
  const after = (await ask(lists)).data.MediaListCollection.lists.flatMap((l: any) => l.entries);
  expect(after).toContainEqual({ id: second.id, mediaId: second.mediaId });
  const gone = await ask(`mutation { SaveMediaListEntry(id: ${first.id}, progress: 1) { id } }`);
  expect(gone.status).toBe(404);
});

it('keeps what two apps write of one entry at the same time', async () => {
  await save({ mediaId: FRIEREN, status: 'CURRENT', progress: 1, notes: '', repeat: 0 });
  const key = { userId, name: 'Aniyomi', scopes: ['read:list' as const, 'write:list' as const] };
  const made = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, key));
  const write = (fields: string, by: string) =>
    ask(`mutation { SaveMediaListEntry(mediaId: ${FRIEREN}, ${fields}) { id } }`, { token: by });
  const answers = await Promise.all([
    ...[2, 3, 4, 5].map((progress) => write(`progress: ${progress}`, token)),
    ...[1, 2, 3, 4].map((repeat) => write(`repeat: ${repeat}`, made.key)),
    write('notes: "from the other"', made.key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ data }) => data.SaveMediaListEntry.id)).size).toBe(1);
  const entry = await own();
  expect(entry.notes).toBe('from the other');
  expect([2, 3, 4, 5]).toContain(entry.progress);
  expect([1, 2, 3, 4]).toContain(entry.repeat);
});

describe('what is refused', () => {
  it.each([
    ['progress', { progress: 29 }],
    ['progress', { progress: -1 }],
    ['repeat', { repeat: -1 }],
    ['scoreRaw', { scoreRaw: 101 }],
    ['startedAt', { startedAt: { year: 2026, month: 2, day: 31 } }],
    ['notes', { notes: 'x'.repeat(10_001) }],
  ])('a wrong %s, in the form of AniList, and nothing is lost', async (field, variables) => {
    const before = await own();
    const answer = await ask(SAVE, { variables: { mediaId: FRIEREN, ...variables } });
    expect(answer).toMatchObject({
      status: 400,
      data: { SaveMediaListEntry: null },
      errors: [
        { message: 'validation', status: 400, validation: { [field]: [expect.any(String)] } },
      ],
    });
    expect(await own()).toEqual(before);
  });

  it.each([
    ['a work that is not here', 'SaveMediaListEntry(mediaId: 999999999, progress: 1) { id }', 404],
    ['an edit of nothing', 'SaveMediaListEntry(progress: 1) { id }', 400],
    ['an activity', 'SaveTextActivity(text: "hello there") { id }', 403],
    ['a like', 'ToggleLike(id: 1, type: ACTIVITY) { id }', 403],
    ['a favorite character', 'ToggleFavourite(characterId: 1) { anime { nodes { id } } }', 403],
    ['a profile without its scope', 'UpdateUser(about: "me") { id }', 403],
    ['adult titles without the scope', 'UpdateUser(displayAdultContent: true) { id }', 403],
  ])('%s', async (_what, field, status) => {
    const answer = await ask(`mutation { ${field} }`);
    expect(answer.status).toBe(status);
    expect(answer.errors?.[0]?.status).toBe(status);
  });

  it('everything without an account or the scope', async () => {
    const scopes = { userId, name: 'reader', scopes: ['read:list' as const] };
    const reader = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, scopes));
    for (const field of [
      `SaveMediaListEntry(mediaId: ${FRIEREN}, progress: 1) { id }`,
      'UpdateMediaListEntries(ids: [1], progress: 1) { id }',
      'DeleteMediaListEntry(id: 1) { deleted }',
      'DeleteCustomList(customList: "x") { deleted }',
      `ToggleFavourite(animeId: ${FRIEREN}) { anime { nodes { id } } }`,
      'UpdateUser(scoreFormat: POINT_5) { id }',
    ]) {
      expect((await ask(`mutation { ${field} }`, { token: reader.key })).status).toBe(403);
    }
    const nobody = await askAniList(test, `mutation { DeleteMediaListEntry(id: 1) { deleted } }`);
    expect(nobody.status).toBe(401);
  });
});

/** Bytes of the heap that are still in use. */
const keptHeap = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Last: the catalogue of the app has what only this test needs. */
it('sends a list of 11,000 entries in chunks, each entry once, in little memory', async () => {
  const { id: owner, bearer: reader } = await test.user('collector');
  const first = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult);
  const works = Array.from({ length: 11_000 }, (_none, at) => ({
    ...first!,
    id: test.app.ids.next(),
    externalIds: [{ site: 'anilist', id: String(900_000 + at), isPrimary: true }],
  }));
  await test.app.get(catalogue).replaceAll([first!, ...works]);
  const { data } = await ask(
    `mutation { SaveMediaListEntry(mediaId: ${mediaOf(first!).id}, status: PLANNING) { id } }`,
    { token: reader },
  );
  expect(data.SaveMediaListEntry.id).toBeGreaterThan(0);
  const { rows } = await test.app.database.pool.query(
    'select id from lists.entry where user_id = $1',
    [owner],
  );
  const { pool } = test.app.database;
  await copyRow(
    pool,
    'catalog.anime',
    first!.id,
    works.map(({ id }) => ({ id })),
  );
  await copyRow(
    pool,
    'lists.entry',
    rows[0].id,
    works.map(({ id }) => ({ id: test.app.ids.next(), work_id: id })),
  );
  const numbers = new Set<number>();
  const heaps: number[] = [];
  let hasNextChunk = true;
  for (let chunk = 1; hasNextChunk; chunk += 1) {
    const answer = await ask(
      `query ($chunk: Int) { MediaListCollection(userName: "collector", type: ANIME, chunk: $chunk, perChunk: 500) {
         hasNextChunk lists { entries { id mediaId status score progress media { title { romaji } } } } } }`,
      { token: reader, variables: { chunk } },
    );
    const collection = answer.data.MediaListCollection;
    const entries = collection.lists.flatMap((list: any) => list.entries);
    expect(entries.length).toBeLessThanOrEqual(500);
    for (const { id } of entries) numbers.add(id);
    hasNextChunk = collection.hasNextChunk;
    if (chunk % 7 === 1) heaps.push(keptHeap());
  }
  expect(numbers.size).toBe(11_001);
  const whole = await ask(
    `{ MediaListCollection(userName: "collector", type: ANIME) { hasNextChunk lists { entries { id advancedScores media { title { romaji } } } } } }`,
    { token: reader },
  );
  const { lists, hasNextChunk: hasMore } = whole.data.MediaListCollection;
  expect([hasMore, lists[0].entries.length]).toEqual([false, 11_001]);
  // A chunk keeps nothing of the one before it.
  expect((Math.max(...heaps.slice(1)) - heaps[0]!) / 2 ** 20).toBeLessThan(20);
});
