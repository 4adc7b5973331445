import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, mangaCatalogue, type Anime } from '#slices/catalog/index.ts';
import { rebuildStatistics } from '#slices/lists/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** A show with a recorded number of episodes, and its own MyAnimeList id. */
let show: Anime;
let last: number;
let malId: string;
let monster: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  const isCounted = ({ id, format, episodeCount, episodeCountSource, externalIds }: Anime) => {
    const own = externalIds.find(({ site, isPrimary }) => site === 'mal' && isPrimary)?.id ?? '';
    const [first] = test.app.get(catalogue).byExternalId('mal', own);
    const isWhole = episodeCountSource === 'RECORDED' && (episodeCount ?? 0) > 10;
    return format === 'TV' && isWhole && first?.id === id;
  };
  show = [...test.app.get(catalogue).all()].find(isCounted) as Anime;
  last = show.episodeCount ?? 0;
  malId = show.externalIds.find(({ site }) => site === 'mal')?.id ?? '';
  monster = [...test.app.get(mangaCatalogue).all()].find(
    ({ titleRomaji, chapterCount }) => titleRomaji === 'Monster' && chapterCount !== null,
  )?.id as string;
});
afterAll(() => test.close());

const ENTRY = `id status progress score startedOn completedOn repeatCount notes tags priority visibility version
  passes { number state progress startedOn completedOn }`;
const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) {
  outcome batchId problem { code message reason field values { name text } } entry { ${ENTRY} } } }`;
const SAVE_MANGA = `mutation ($input: SaveMangaListEntryInput!) { saveMangaListEntry(input: $input) {
  outcome batchId problem { code message } entry { ${ENTRY} volumeProgress } } }`;
const UNDO = `mutation ($batch: ID!) { undo(batch: $batch) { plays batchId problem { code }
  animeEntries { ${ENTRY} } mangaEntries { ${ENTRY} } } }`;
const LIST = `{ viewer { animeList { totalCount nodes { ${ENTRY} anime { id viewerEntry { id } } } } } }`;

let people = 0;

/** A user with an empty list, and functions to change it. */
const person = async () => {
  const { id, bearer } = await test.user(`reader${(people += 1)}`);
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await test.ask(query, { variables, bearer });
    expect(errors).toBeUndefined();
    return data;
  };
  return {
    id,
    ask,
    save: async (input: object) =>
      (await ask(SAVE, { input: { animeId: show.id, ...input } })).saveAnimeListEntry,
    saveManga: async (input: object) =>
      (await ask(SAVE_MANGA, { input: { mangaId: monster, ...input } })).saveMangaListEntry,
    undo: async (batch: string) => (await ask(UNDO, { batch })).undo,
    list: async () => (await ask(LIST)).viewer.animeList,
  };
};

describe('an entry', () => {
  it('is added, changed and left alone, and says so', async () => {
    const { save, list } = await person();
    const added = await save({ status: 'PLANNING', score: 8.5, scoreFormat: 'POINT_10_DECIMAL' });
    expect(added).toMatchObject({ outcome: 'ADDED', entry: { status: 'PLANNING', score: 85 } });
    const watched = await save({ progress: 1, notes: '# *so* good', tags: ['calm', 'calm '] });
    expect(watched).toMatchObject({
      outcome: 'UPDATED',
      entry: {
        status: 'CURRENT',
        progress: 1,
        startedOn: '2026-01-15',
        version: 2,
        tags: ['calm'],
      },
    });
    expect(await save({ progress: 1 })).toMatchObject({ outcome: 'UNCHANGED', batchId: null });
    const { totalCount, nodes } = await list();
    expect(totalCount).toBe(1);
    expect(nodes[0]).toMatchObject({ notes: '# *so* good', anime: { id: show.id } });
    expect(nodes[0].anime.viewerEntry.id).toBe(nodes[0].id);
  });

  it('is found by the id of another site', async () => {
    const { ask } = await person();
    const input = { externalId: { site: 'MAL', id: malId }, progress: 2 };
    const { saveAnimeListEntry } = await ask(SAVE, { input });
    expect(saveAnimeListEntry).toMatchObject({ outcome: 'ADDED', entry: { progress: 2 } });
    const unknown = { externalId: { site: 'mal', id: '999999999' } };
    expect((await ask(SAVE, { input: unknown })).saveAnimeListEntry).toMatchObject({
      outcome: 'REFUSED',
      problem: { code: 'NOT_FOUND' },
    });
  });

  it('is completed by its last episode, and refuses one it does not have', async () => {
    const { save } = await person();
    await save({ progress: 1 });
    const beyond = await save({ progress: last + 1 });
    expect(beyond).toMatchObject({ outcome: 'REFUSED', entry: { progress: 1 } });
    expect(beyond.problem).toMatchObject({
      reason: 'EPISODES_BEYOND_END',
      message: expect.stringContaining(`must be from 0 to ${last}:`),
      field: 'progress',
      values: expect.arrayContaining([{ name: 'most', text: String(last) }]),
    });
    expect(await save({ progress: last })).toMatchObject({
      entry: { status: 'COMPLETED', completedOn: '2026-01-15' },
    });
  });

  it('is given no dates for what is only noted down', async () => {
    const { save } = await person();
    expect(await save({ status: 'COMPLETED' })).toMatchObject({
      entry: { status: 'COMPLETED', progress: last, startedOn: null, completedOn: null },
    });
  });

  it('tells the second of two writers, and loses nothing', async () => {
    const { save } = await person();
    const { entry } = await save({ progress: 3 });
    await save({ version: entry.version, notes: 'first' });
    const second = await save({ version: entry.version, notes: 'second' });
    expect(second).toMatchObject({
      outcome: 'REFUSED',
      batchId: null,
      problem: { code: 'STALE_VERSION' },
      entry: { notes: 'first', version: 2 },
    });
  });

  it.each([
    [{ score: 101 }, 'SCORE_INVALID', 'score'],
    [{ score: 7.5, scoreFormat: 'POINT_10' }, 'SCORE_INVALID', 'score'],
    [{ progress: -1 }, 'NUMBER_OUT_OF_RANGE', 'progress'],
    [{ priority: 4 }, 'NUMBER_OUT_OF_RANGE', 'priority'],
    [{ notes: 'x'.repeat(10_001) }, 'TEXT_TOO_LONG', 'notes'],
    [{ tags: Array.from({ length: 51 }, String) }, 'TOO_MANY_ITEMS', 'tags'],
    [{ tags: ['x'.repeat(51)] }, 'TEXT_TOO_LONG', 'tags'],
    [{ customLists: ['nonsense'] }, 'INVALID_ID', 'customLists'],
    [{ animeId: 'nonsense' }, 'INVALID_ID', null],
    [{ externalId: { site: 'mal', id: '1' } }, 'TITLE_SPECIFIED_TWICE', 'externalId'],
    [
      { customLists: ['0190a0a0-0000-7000-8000-000000000000'] },
      'CUSTOM_LIST_NOT_FOUND',
      'customLists',
    ],
  ])('refuses %o and says why', async (input, reason, field) => {
    const { save, list } = await person();
    const { outcome, problem } = await save(input);
    expect(outcome).toBe('REFUSED');
    expect(problem).toMatchObject({ reason, field });
    expect(problem.message).not.toMatch(/[{}]/u);
    expect(await list()).toMatchObject({ totalCount: 0 });
  });

  it('needs an account', async () => {
    const variables = { input: { animeId: show.id } };
    const { errors } = await test.ask(SAVE, { variables });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a bulk', () => {
  it('answers each row for itself and is undone as one', async () => {
    const { ask, undo, list } = await person();
    const inputs = [
      { animeId: show.id, progress: 5 },
      { externalId: { site: 'mal', id: '999999999' }, progress: 1 },
      { animeId: 'nonsense' },
      { animeId: show.id, progress: 6 },
    ];
    const { saveAnimeListEntries } = await ask(
      `mutation ($inputs: [SaveAnimeListEntryInput!]!) { saveAnimeListEntries(inputs: $inputs) { results {
        outcome batchId problem { code } entry { progress } } } }`,
      { inputs },
    );
    const { results } = saveAnimeListEntries;
    expect(results.map(({ outcome }: any) => outcome)).toEqual([
      'ADDED',
      'REFUSED',
      'REFUSED',
      'REFUSED',
    ]);
    expect(await list()).toMatchObject({ totalCount: 1 });
    await undo(results[0].batchId);
    expect(await list()).toMatchObject({ totalCount: 0 });
  });

  it('has at most 200 rows', async () => {
    const { bearer } = await test.user('bulky');
    const inputs = Array.from({ length: 201 }, () => ({ animeId: show.id }));
    const { errors } = await test.ask(
      'mutation ($inputs: [SaveAnimeListEntryInput!]!) { saveAnimeListEntries(inputs: $inputs) { results { outcome } } }',
      { variables: { inputs }, bearer },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});

const ADVANCE = `mutation ($id: ID!, $by: Int) { advanceAnimeListEntry(id: $id, by: $by) {
  outcome batchId problem { message } entry { ${ENTRY} } } }`;

describe('undo', () => {
  it('takes a step back, and the undoing too', async () => {
    const { save, ask, undo } = await person();
    const { entry } = await save({ progress: last - 1, startedOn: '2025' });
    const { advanceAnimeListEntry: step } = await ask(ADVANCE, { id: entry.id });
    expect(step.entry).toMatchObject({ status: 'COMPLETED', progress: last });
    const undone = await undo(step.batchId);
    expect(undone.plays).toBe(1);
    expect(undone.animeEntries[0]).toMatchObject({
      status: 'CURRENT',
      progress: last - 1,
      completedOn: null,
      startedOn: '2025',
    });
    expect((await undo(undone.batchId)).animeEntries[0]).toMatchObject({
      status: 'COMPLETED',
      progress: last,
    });
  });

  it('leaves what was changed since', async () => {
    const { save, ask, undo } = await person();
    const { entry } = await save({ progress: 3 });
    const { advanceAnimeListEntry: step } = await ask(ADVANCE, { id: entry.id });
    await ask(ADVANCE, { id: entry.id });
    await save({ score: 90 });
    expect((await undo(step.batchId)).animeEntries[0]).toMatchObject({ progress: 5, score: 90 });
  });

  it('brings back what was deleted', async () => {
    const { save, ask, undo, list } = await person();
    const { entry } = await save({ progress: 3, notes: 'mine' });
    const { deleteAnimeListEntry: gone } = await ask(
      'mutation ($id: ID!) { deleteAnimeListEntry(id: $id) { outcome batchId entry { id } } }',
      { id: entry.id },
    );
    expect(gone).toMatchObject({ outcome: 'DELETED', entry: null });
    expect(await list()).toMatchObject({ totalCount: 0 });
    await undo(gone.batchId);
    expect((await list()).nodes[0]).toMatchObject({ id: entry.id, notes: 'mine', progress: 3 });
  });

  it('brings back all that was deleted at once, of which nobody else has any', async () => {
    const { ask, save, undo, list } = await person();
    const { entry } = await save({ progress: 3, notes: 'mine' });
    const { browseAnime } = await ask('{ browseAnime(first: 3) { nodes { id } } }');
    const others = browseAnime.nodes.filter(({ id }: any) => id !== show.id);
    const ids: string[] = [entry.id];
    for (const { id: animeId } of others) ids.push((await save({ animeId })).entry.id);
    const DELETE = `mutation ($ids: [ID!]!) { deleteAnimeListEntries(ids: $ids) {
      results { outcome batchId problem { code } entry { id } } } }`;
    const stranger = await person();
    const refused = (await stranger.ask(DELETE, { ids })).deleteAnimeListEntries.results;
    const no = { outcome: 'REFUSED', batchId: null, problem: { code: 'NOT_FOUND' }, entry: null };
    expect(refused).toEqual(ids.map(() => no));
    const { totalCount } = await list();
    expect(totalCount).toBe(ids.length);
    const gone = (await ask(DELETE, { ids })).deleteAnimeListEntries.results;
    expect(gone.map(({ outcome }: any) => outcome)).toEqual(ids.map(() => 'DELETED'));
    expect(await list()).toMatchObject({ totalCount: 0 });
    await undo(gone[0].batchId);
    expect((await list()).nodes.map(({ id }: any) => id)).toEqual(expect.arrayContaining(ids));
    const many = await test.ask(DELETE, {
      variables: { ids: Array(201).fill(entry.id) },
      bearer: (await test.user('greedy')).bearer,
    });
    expect(many.errors?.[0]).toMatchObject({
      message: '"ids" can have at most 200 items, not 201.',
      extensions: { reason: 'TOO_MANY_ITEMS', field: 'ids', most: 200, count: 201 },
    });
  });

  it('is for the owner alone', async () => {
    const { save } = await person();
    const { batchId } = await save({ progress: 3 });
    const stranger = await person();
    expect(await stranger.undo(batchId)).toMatchObject({ problem: { code: 'NOT_FOUND' } });
  });
});

it('gives a whole list of one’s own in few pages', async () => {
  const { ask, save } = await person();
  await save({ progress: 1 });
  const pageOf = (first: number) => `{ viewer { animeList(first: ${first}) { nodes { id } } } }`;
  expect((await ask(pageOf(500))).viewer.animeList.nodes).toHaveLength(1);
  const { bearer } = await test.user('wholesale');
  const { errors } = await test.ask(pageOf(501), { bearer });
  expect(errors?.[0]?.message).toBe('"first" must be from 0 to 500, not 501.');
});

describe('the entry of somebody else', () => {
  it.each(
    ['advance{}ListEntry', 'delete{}ListEntry', 'start{}Pass', 'finish{}Pass'].flatMap((name) => [
      name.replace('{}', 'Anime'),
      name.replace('{}', 'Manga'),
    ]),
  )('is not there for %s', async (mutation) => {
    const owner = await person();
    const { entry } = await (mutation.includes('Anime') ? owner.save : owner.saveManga)({
      progress: 3,
    });
    const stranger = await person();
    const data = await stranger.ask(
      `mutation ($id: ID!) { ${mutation}(id: $id) { outcome entry { id } problem { code } } }`,
      { id: entry.id },
    );
    expect(data[mutation]).toEqual({
      outcome: 'REFUSED',
      entry: null,
      problem: { code: 'NOT_FOUND' },
    });
  });
});

describe('a rewatch', () => {
  it('has its own progress and dates, and ends with the last episode', async () => {
    const { save, ask } = await person();
    const { entry } = await save({ status: 'COMPLETED', completedOn: '2024-03' });
    const { startAnimePass: begun } = await ask(
      `mutation ($id: ID!) { startAnimePass(id: $id, startedOn: "2026-01-02") { outcome entry { ${ENTRY} } } }`,
      { id: entry.id },
    );
    expect(begun.entry).toMatchObject({ status: 'REPEATING', progress: 0, completedOn: '2024-03' });
    await ask(ADVANCE, { id: entry.id, by: last - 1 });
    const { advanceAnimeListEntry: ended } = await ask(ADVANCE, { id: entry.id });
    expect(ended.entry).toMatchObject({
      status: 'COMPLETED',
      progress: last,
      repeatCount: 1,
      completedOn: '2024-03',
      passes: [{ state: 'FINISHED', startedOn: '2026-01-02', completedOn: '2026-01-15' }],
    });
  });

  it('can be given up', async () => {
    const { save, ask } = await person();
    const { entry } = await save({ status: 'COMPLETED' });
    await save({ status: 'REPEATING', progress: 4 });
    const { finishAnimePass } = await ask(
      `mutation ($id: ID!) { finishAnimePass(id: $id, isAbandoned: true) { entry { ${ENTRY} } } }`,
      { id: entry.id },
    );
    expect(finishAnimePass.entry).toMatchObject({
      status: 'COMPLETED',
      progress: last,
      repeatCount: 0,
      passes: [{ state: 'ABANDONED', progress: 4 }],
    });
  });
});

describe('a manga', () => {
  it('has chapters with decimals, and volumes', async () => {
    const { saveManga, ask } = await person();
    const { entry } = await saveManga({ progress: 10.5, volumeProgress: 2 });
    expect(entry).toMatchObject({ status: 'CURRENT', progress: 10.5, volumeProgress: 2 });
    const { advanceMangaListEntry } = await ask(
      'mutation ($id: ID!) { advanceMangaListEntry(id: $id) { entry { progress } } }',
      { id: entry.id },
    );
    expect(advanceMangaListEntry.entry.progress).toBe(11);
    const { markMangaReadUpTo: marked } = await ask(
      'mutation ($id: ID!) { markMangaReadUpTo(mangaId: $id, chapter: 4, volume: 3) { outcome entry { progress volumeProgress } } }',
      { id: monster },
    );
    expect(marked).toMatchObject({
      outcome: 'UPDATED',
      entry: { progress: 11, volumeProgress: 3 },
    });
    expect(await saveManga({ progress: 10.555 })).toMatchObject({ outcome: 'REFUSED' });
    expect((await saveManga({ progress: 9999 })).problem.message).toContain('no more chapters');
  });
});

it('sums agree with counting anew, whatever was done', async () => {
  const { id, save, saveManga, ask, undo } = await person();
  const { entry } = await save({ progress: 3, score: 80 });
  const { advanceAnimeListEntry: step } = await ask(ADVANCE, { id: entry.id });
  await save({ visibility: 'PRIVATE', score: null });
  await saveManga({ progress: 162, score: 95, startedOn: '2020' });
  await undo(step.batchId);
  const sums = () =>
    test.app.db
      .selectFrom('lists.tally')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('media')
      .orderBy('visibility')
      .orderBy('facet')
      .orderBy('value')
      .execute();
  const kept = await sums();
  expect(kept.length).toBeGreaterThan(6);
  await test.app.db.transaction().execute((tx) => rebuildStatistics(test.app, tx, id));
  expect(await sums()).toEqual(kept);
});
