import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let show: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  const found = [...test.app.get(catalogue).all()].find(
    ({ format, episodeCount, episodeCountSource }) =>
      format === 'TV' && episodeCountSource === 'RECORDED' && episodeCount === 25,
  );
  show = found?.id ?? '';
});
afterAll(() => test.close());

const ENTRY = `id status progress startedOn completedOn isHiddenFromStatusLists customLists { name }
  passes { state progress }`;
const SAVED = `outcome batchId problem { code message } entry { ${ENTRY} }`;

const fan = async (name: string) => {
  const person = await listPerson(test, name);
  const one = async (mutation: string, variables: object = {}) =>
    Object.values(await person.ask(mutation, variables))[0] as any;
  const byId = async (field: string, args = '', variables: object = {}) => {
    const { id } = await entry();
    return one(`mutation ($id: ID!) { ${field}(id: $id ${args}) { ${SAVED} } }`, {
      id,
      ...variables,
    });
  };
  const entry = async () =>
    (await person.ask(`{ viewer { animeList { nodes { ${ENTRY} } } } }`)).viewer.animeList.nodes[0];
  return {
    ...person,
    entry,
    save: (input: object) =>
      one(
        `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { ${SAVED} } }`,
        { input: { animeId: show, ...input } },
      ),
    begin: (args = '') => byId('startAnimePass', args),
    finish: (args: string) => byId('finishAnimePass', args),
    advance: () => byId('advanceAnimeListEntry'),
    undo: (batch: string) =>
      one('mutation ($batch: ID!) { undo(batch: $batch) { batchId } }', { batch }),
    list: (list: string) =>
      one(
        `mutation ($name: String!) { createCustomList(media: ANIME, name: $name) { customList { id } } }`,
        {
          name: list,
        },
      ),
  };
};

it('takes back with a completion the finish date that it set, and no other', async () => {
  const { save } = await fan('toosoon');
  await save({ status: 'CURRENT', progress: 3 });
  const done = await save({ status: 'COMPLETED' });
  expect(done.entry.completedOn).toMatch(/^\d{4}-\d\d-\d\d$/u);
  const reopened = await save({ status: 'CURRENT', progress: 3 });
  expect(reopened.entry).toMatchObject({ status: 'CURRENT', completedOn: null });

  await save({ status: 'COMPLETED', completedOn: '2024-05' });
  expect((await save({ status: 'PLANNING' })).entry.completedOn).toBe('2024-05');
  // The date was there before it was completed again.
  await save({ status: 'COMPLETED' });
  expect((await save({ status: 'DROPPED' })).entry.completedOn).toBe('2024-05');
});

describe('a rewatch', () => {
  it('that goes on keeps its progress when its begin is taken back', async () => {
    const { save, begin, advance, undo, entry } = await fan('begun');
    await save({ status: 'COMPLETED' });
    const { batchId } = await begin();
    const { batchId: watched } = await advance();
    await undo(batchId);
    expect(await entry()).toMatchObject({ status: 'REPEATING', progress: 1 });
    await undo(watched);
    expect(await entry()).toMatchObject({ status: 'REPEATING', progress: 0 });
  });

  it('of what was not seen to its end goes back to where that stood', async () => {
    const { save, begin, finish } = await fan('halfway');
    await save({ status: 'CURRENT', progress: 3 });
    await begin();
    const { entry } = await finish(', isAbandoned: true');
    expect(entry).toMatchObject({ status: 'CURRENT', progress: 3 });
  });

  it('gives the first time through no date', async () => {
    const { save, begin, advance } = await fan('dated');
    await save({ status: 'COMPLETED', completedOn: '2012-04' });
    await begin();
    const { entry } = await advance();
    expect(entry).toMatchObject({ startedOn: null, completedOn: '2012-04' });
  });

  it('does not come before a first time through', async () => {
    const { save, begin, entry } = await fan('early');
    await save({ status: 'PLANNING' });
    const { outcome, problem } = await begin();
    expect([outcome, problem.code]).toEqual(['REFUSED', 'BAD_USER_INPUT']);
    expect(problem.message).toMatch(/only rewatch or reread a title you have started/u);
    expect(await entry()).toMatchObject({ status: 'PLANNING', passes: [] });
  });

  it('cannot end before it began', async () => {
    const { save, begin, finish } = await fan('backward');
    await save({ status: 'COMPLETED' });
    await begin(', startedOn: "2025-05"');
    const { problem } = await finish(', completedOn: "2020"');
    expect(problem).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('an end before its beginning is refused, and nothing is written', async () => {
  const { save, entry } = await fan('ends');
  const { problem } = await save({ startedOn: '2026-01', completedOn: '2025' });
  expect(problem.message).toContain(
    '"completedOn" (2025) must not be before "startedOn" (2026-01)',
  );
  expect(await entry()).toBeUndefined();
});

it('plays are told to nobody else', async () => {
  const { ask, save, advance } = await fan('watched');
  await save({ status: 'CURRENT' });
  await advance();
  const HISTORY = `{ user(username: "watched") { animeList { nodes { history { totalCount nodes { unit } } } } } }`;
  const stranger = await fan('stranger');
  const { user } = await stranger.ask(HISTORY);
  expect(user.animeList.nodes).toEqual([{ history: { totalCount: 0, nodes: [] } }]);
  expect((await ask(HISTORY)).user.animeList.nodes[0].history.totalCount).toBe(1);
});

it('undo brings no list back that was deleted', async () => {
  const { ask, save, list, undo, entry } = await fan('lists');
  const [a, c] = [(await list('a')).customList.id, (await list('c')).customList.id];
  await save({ status: 'COMPLETED', customLists: [a, c], isHiddenFromStatusLists: true });
  const { batchId } = await save({ customLists: [c] });
  const drop = (id: string) =>
    ask('mutation ($id: ID!) { deleteCustomList(id: $id) { customList { id } } }', { id });
  await drop(a);
  await undo(batchId);
  await drop(c);
  expect(await entry()).toMatchObject({ customLists: [], isHiddenFromStatusLists: false });
  expect(await save({ customLists: [] })).toMatchObject({ outcome: 'UNCHANGED' });
});

it('lists stand at places without gaps, also when one of them went', async () => {
  const { ask, list } = await fan('orderly');
  const ids: string[] = [];
  for (const name of ['a', 'b', 'c']) ids.push((await list(name)).customList.id);
  await ask(`mutation { deleteCustomList(id: "${ids[1]}") { customList { id } } }`);
  await list('d');
  const { viewer } = await ask('{ viewer { customLists(media: ANIME) { name position } } }');
  expect(viewer.customLists).toEqual(
    ['a', 'c', 'd'].map((name, at) => ({ name, position: at + 1 })),
  );
});

it('what is hidden from the lists by status is counted with all, and on its own lists', async () => {
  const { ask, save, list } = await fan('counter');
  const rain = (await list('rain')).customList.id;
  const COUNTS =
    'entries statuses { value entries } customLists { value entries } tags { value entries }';
  const counts = async (media = 'ANIME') =>
    (await ask(`{ viewer { listCounts(media: ${media}) { ${COUNTS} } } }`)).viewer.listCounts;
  const nothing = { entries: 0, statuses: [], customLists: [], tags: [] };
  expect(await counts()).toEqual(nothing);
  await save({ status: 'CURRENT', tags: ['calm', 'long'], customLists: [rain] });
  const shown = {
    entries: 1,
    statuses: [{ value: 'CURRENT', entries: 1 }],
    customLists: [{ value: rain, entries: 1 }],
    tags: [
      { value: 'calm', entries: 1 },
      { value: 'long', entries: 1 },
    ],
  };
  expect(await counts()).toEqual(shown);
  await save({ isHiddenFromStatusLists: true });
  expect(await counts()).toEqual({ ...shown, statuses: [] });
  expect(await counts('MANGA')).toEqual(nothing);
});

describe('what cannot be', () => {
  it('is refused in filters', async () => {
    const { bearer } = await fan('filters');
    for (const filter of ['{ customList: "x" }', String.raw`{ tag: "\u0000" }`]) {
      const query = `{ viewer { animeList(filter: ${filter}) { totalCount } } }`;
      const { errors } = await test.ask(query, { bearer });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it.each([
    ['half an episode', { unit: 1.5 }],
    ['a play of the year one', { unit: 1, playedAt: '0001-01-01T00:00:00Z' }],
  ])('is refused as a play: %s', async (what, play) => {
    const { ask } = await fan(what.replaceAll(' ', ''));
    const { recordPlay } = await ask(
      'mutation ($input: RecordPlayInput!) { recordPlay(input: $input) { plays problem { code } } }',
      { input: { animeId: show, ...play } },
    );
    expect(recordPlay).toEqual({ plays: 0, problem: { code: 'BAD_USER_INPUT' } });
  });
});

it('what is hidden from the lists by status is hidden only while a custom list has it', async () => {
  const { save, list, ask, entry, undo } = await fan('hider');
  const listed = async (sort: string) => {
    const query = `{ viewer { animeList(status: CURRENT, sort: ${sort}) { totalCount } } }`;
    return (await ask(query)).viewer.animeList.totalCount;
  };
  const counts = async () => [await listed('UPDATED_AT_DESC'), await listed('TITLE')];
  const hidden = { isHiddenFromStatusLists: true };
  const shown = { outcome: 'ADDED', entry: { isHiddenFromStatusLists: false } };
  expect(await save({ status: 'CURRENT', ...hidden })).toMatchObject(shown);
  expect(await save(hidden)).toMatchObject({ ...shown, outcome: 'UNCHANGED' });
  expect(await counts()).toEqual([1, 1]);
  const { id } = (await list('Apart')).customList;
  const { batchId } = await save({ customLists: [id], ...hidden });
  expect(await counts()).toEqual([0, 0]);
  await save({ customLists: [] });
  expect(await entry()).toMatchObject({ customLists: [], isHiddenFromStatusLists: false });
  expect(await counts()).toEqual([1, 1]);
  await save({ customLists: [id] });
  await undo(batchId);
  expect(await counts()).toEqual([1, 1]);
});
