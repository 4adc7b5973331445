import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** The owner of the list. */
let owner: Awaited<ReturnType<typeof listPerson>>;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { entry { id } problem { message } } }`;
const CREATE = `mutation ($name: String!) { createCustomList(media: ANIME, name: $name) { customList { id } } }`;
const LIST = `query ($filter: AnimeListFilter) { user(username: "curator") { animeList(first: 50, filter: $filter) { totalCount nodes { anime { id } customLists { id name } } } } }`;

/** A list with an entry for everybody, one for followers and one that is private. The first and the last are on custom lists. */
const curator = async () => {
  owner = await listPerson(test, 'curator');
  const makeList = async (name: string): Promise<string> =>
    (await owner.ask(CREATE, { name })).createCustomList.customList.id;
  const [shown, secret] = [await makeList('Rainy days'), await makeList('Guilty pleasures')];
  const works = [...test.app.get(catalogue).all()].filter(({ isAdult }) => !isAdult).slice(0, 3);
  const inputs = [
    { visibility: 'PUBLIC', customLists: [shown] },
    { visibility: 'FOLLOWERS', customLists: [shown, secret] },
    { visibility: 'PRIVATE', customLists: [shown, secret] },
  ];
  for (const [index, more] of inputs.entries()) {
    const input = { animeId: works[index]?.id, status: 'CURRENT', ...more };
    const { saveAnimeListEntry } = await owner.ask(SAVE, { input });
    expect(saveAnimeListEntry.problem).toBeNull();
  }
  return { shown, secret };
};

it('strangers learn of custom lists by entries they may see, and of no others', async () => {
  const { shown, secret } = await curator();
  const stranger = await listPerson(test, 'passer-by');
  const listAs = async (who: typeof stranger, filter: object = {}) =>
    (await who.ask(LIST, { filter })).user.animeList;
  const seen = await listAs(stranger);
  expect(seen.totalCount).toBe(1);
  expect(seen.nodes[0].customLists).toEqual([{ id: shown, name: 'Rainy days' }]);
  expect(await listAs(stranger, { customList: shown })).toMatchObject({ totalCount: 1 });
  expect(await listAs(stranger, { customList: secret })).toMatchObject({
    totalCount: 0,
    nodes: [],
  });
  const own = await listAs(owner, { customList: secret });
  expect(own.totalCount).toBe(2);
  const lists = await stranger.ask('{ viewer { customLists(media: ANIME) { name } } }');
  expect(lists.viewer.customLists).toEqual([]);
});

it('followers who were let in see what is for them, and not the rest', async () => {
  const friend = await listPerson(test, 'friend');
  await friend.ask('mutation { followUser(username: "curator") { __typename } }');
  const { animeList } = (await friend.ask(LIST)).user;
  const names = animeList.nodes.flatMap(({ customLists }: any) =>
    customLists.map(({ name }: any) => name),
  );
  expect(animeList.totalCount).toBe(2);
  expect(names.toSorted()).toEqual(['Guilty pleasures', 'Rainy days', 'Rainy days']);
});

const LISTS = `query ($name: String!) { user(username: $name) {
  customLists(media: ANIME) { id name } customListCounts(media: ANIME) { value entries } mangaLists: customLists(media: MANGA) { id } } }`;

it('names of custom lists are shown to whoever may see an entry of them', async () => {
  const listsFor = async (who: typeof owner): Promise<Record<string, number>> => {
    const { user } = await who.ask(LISTS, { name: 'curator' });
    expect(user.mangaLists).toEqual([]);
    expect(user.customListCounts.map(({ value }: any) => value)).toEqual(
      user.customLists.map(({ id }: any) => id),
    );
    return Object.fromEntries(
      user.customLists.map(({ name: list }: any, at: number) => [
        list,
        user.customListCounts[at].entries,
      ]),
    );
  };
  const stranger = await listPerson(test, 'new-here');
  expect(await listsFor(stranger)).toEqual({ 'Rainy days': 1 });
  await stranger.ask('mutation { followUser(username: "curator") { __typename } }');
  expect(await listsFor(stranger)).toEqual({ 'Rainy days': 2, 'Guilty pleasures': 1 });
  expect(await listsFor(owner)).toEqual({ 'Rainy days': 3, 'Guilty pleasures': 2 });
  const nobody = await test.ask(LISTS, { variables: { name: 'curator' } });
  expect(nobody.data.user).toMatchObject({ customLists: null, customListCounts: null });
});

it('entries hidden from the lists by status are on their custom list, and adult titles only for whoever wants them', async () => {
  const hider = await listPerson(test, 'hider');
  const { createCustomList } = await hider.ask(CREATE, { name: 'Apart' });
  const list = createCustomList.customList.id;
  const works = [...test.app.get(catalogue).all()];
  const tame = works.find(({ isAdult }) => !isAdult)?.id;
  const adult = works.find(({ isAdult }) => isAdult)?.id;
  for (const animeId of [tame, adult]) {
    const more = { customLists: [list], isHiddenFromStatusLists: true };
    await hider.ask(SAVE, { input: { animeId, status: 'COMPLETED', ...more } });
  }
  const reader = await listPerson(test, 'reader');
  const seen = async () => {
    const { user } = await reader.ask(
      `query ($filter: AnimeListFilter) { user(username: "hider") {
        customListCounts(media: ANIME) { value entries }
        completed: animeList(status: COMPLETED) { totalCount }
        apart: animeList(filter: $filter) { nodes { anime { id } } } } }`,
      { filter: { customList: list } },
    );
    expect(user.completed.totalCount).toBe(0);
    expect(user.customListCounts).toEqual([{ value: list, entries: user.apart.nodes.length }]);
    return user.apart.nodes.map(({ anime }: any) => anime.id);
  };
  expect(await seen()).toEqual([tame]);
  await reader.ask('mutation { updatePreferences(input: { showsAdult: true }) { __typename } }');
  expect(new Set(await seen())).toEqual(new Set([tame, adult]));
});

it('tells before following whether that would open the lists', async () => {
  const teller = await listPerson(test, 'teller');
  const told = async (profileVisibility: string, listVisibility: string) => {
    await teller.ask(
      `mutation ($input: PreferencesInput!) { updatePreferences(input: $input) { __typename } }`,
      { input: { profileVisibility, listVisibility } },
    );
    return (await test.ask('{ user(username: "teller") { listVisibility } }')).data.user;
  };
  expect(await told('PUBLIC', 'FOLLOWERS')).toEqual({ listVisibility: 'FOLLOWERS' });
  expect(await told('PUBLIC', 'PRIVATE')).toEqual({ listVisibility: 'PRIVATE' });
  expect(await told('FOLLOWERS', 'PUBLIC')).toEqual({ listVisibility: null });
});

it('nobody puts entries on the custom lists of somebody else', async () => {
  const { rows } = await test.app.database.pool.query<{ id: string }>(
    `select id from lists.custom_list where name = 'Guilty pleasures'`,
  );
  const thief = await listPerson(test, 'thief');
  const [work] = test.app.get(catalogue).all();
  const input = { animeId: work?.id, status: 'CURRENT', customLists: [rows[0]?.id] };
  const { saveAnimeListEntry } = await thief.ask(SAVE, { input });
  expect(saveAnimeListEntry).toMatchObject({
    entry: null,
    problem: { message: expect.any(String) },
  });
  const { animeList } = (await thief.ask('{ viewer { animeList(first: 5) { totalCount } } }'))
    .viewer;
  expect(animeList.totalCount).toBe(0);
});
