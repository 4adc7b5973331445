import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceChange, changeFeed } from '#slices/catalog/index.ts';
import { figureChanges } from '#slices/trends/change-topic.ts';
import { countFigures, findRecommendations } from '#slices/trends/commands.ts';
import { listPerson } from '../list-person.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** Works of the shelf. */
let works: string[];

const SAVE = `mutation ($input: SaveAnimeListEntryInput!) {
  saveAnimeListEntry(input: $input) { entry { id } }
}`;
const PREFER =
  'mutation ($input: PreferencesInput!) { updatePreferences(input: $input) { __typename } }';

const FAVOUR = 'mutation ($id: ID!) { toggleFavourite(animeId: $id) { isFavourite } }';

/** A user with some works on the list, each by its place among the works, and with favourites. */
const user = async (
  name: string,
  entries: Record<number, object>,
  { favourites = [], ...preferences }: { favourites?: number[]; listVisibility?: string } = {},
): Promise<void> => {
  const person = await listPerson(test, name);
  await person.ask(PREFER, {
    input: { profileVisibility: 'PUBLIC', listVisibility: 'PUBLIC', ...preferences },
  });
  for (const [place, entry] of Object.entries(entries))
    await person.ask(SAVE, { input: { animeId: works[Number(place)], ...entry } });
  for (const place of favourites) await person.ask(FAVOUR, { id: works[place] });
};

/** Counts anew, and waits until this process has read the figures. */
const count = async (): Promise<void> => {
  await countFigures(test.app);
  await test.app.get(changeFeed).catchUp();
};

const done = (score?: number) => ({ status: 'COMPLETED', progress: 1, ...(score && { score }) });

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    // Figures are shared for a minute.
    settings: { TSUZUKI_RESPONSE_CACHE_MB: '0' },
  });
  const { data } = await test.ask(
    '{ browseAnime(first: 8, sort: POPULARITY_DESC) { nodes { id } } }',
  );
  works = data.browseAnime.nodes.map(({ id }: { id: string }) => id);
  await user(
    'ada',
    { 0: done(90), 1: done(80), 2: done(70), 5: { status: 'PLANNING' } },
    { favourites: [0, 7] },
  );
  await user(
    'ben',
    { 0: done(80), 1: done(), 3: { ...done(), visibility: 'PRIVATE' }, 5: done() },
    { favourites: [0, 3] },
  );
  await user('cleo', { 0: done(70), 2: done(), 4: done() });
  await user(
    'dora',
    { 0: done(10), 1: done(), 2: done(), 3: done(), 4: done() },
    { listVisibility: 'PRIVATE', favourites: [0, 1, 7] },
  );
  await count();
  await findRecommendations(test.app);
});
afterAll(() => test.close());

const figures = async (place: number) => {
  const { data } = await test.ask(
    'query ($id: ID!) { anime(id: $id) { listFigures { users scores meanScore recentUsers favourites } } }',
    { variables: { id: works[place] } },
  );
  return data.anime.listFigures;
};

it('counts the lists that anybody may see, and has a mean once three have scored', async () => {
  expect(await figures(0)).toEqual({
    users: 3,
    scores: 3,
    meanScore: 80,
    recentUsers: 3,
    favourites: 2,
  });
  expect(await figures(1)).toEqual({
    users: 2,
    scores: 1,
    meanScore: null,
    recentUsers: 2,
    favourites: 0,
  });
  // Only a private entry and a private list have it.
  expect(await figures(3)).toEqual({
    users: 0,
    scores: 0,
    meanScore: null,
    recentUsers: 0,
    favourites: 0,
  });
});

it('counts favourites that anybody may see, also of works on no list', async () => {
  expect(await figures(7)).toMatchObject({ users: 0, recentUsers: 0, favourites: 1 });
  // Its entry is private, and a favourite would tell of it.
  expect(await figures(3)).toMatchObject({ favourites: 0 });
  expect(await browsed('sort: FAVOURITES_DESC', 2)).toEqual([0, 7]);
});

it('recommends what those who have a work also have, the closest first', async () => {
  const { data } = await test.ask(
    'query ($id: ID!) { anime(id: $id) { recommendations { totalCount nodes { shared anime { id } manga { id } } } } }',
    { variables: { id: works[0] } },
  );
  const shared = (place: number) => ({ shared: 2, anime: { id: works[place] }, manga: null });
  // What only one user has beside it, or plans, would tell what that user has.
  expect(data.anime.recommendations).toEqual({
    totalCount: 2,
    nodes: expect.arrayContaining([shared(1), shared(2)]),
  });
});

/** The places of the first anime of a filter and an order; -1 for one that is on no list here. */
const browsed = async (args: string, first = 8): Promise<number[]> => {
  const { data } = await test.ask(`{ browseAnime(first: ${first}, ${args}) { nodes { id } } }`);
  return data.browseAnime.nodes.map(({ id }: { id: string }) => works.indexOf(id));
};

it('figures are filters, and a work on no list has no users', async () => {
  const within = (filter: string) => browsed(`filter: { listFigures: ${filter} }`);
  expect(await within('{ users: { greater: 1 } }')).toEqual([0, 1, 2, 5]);
  expect(await within('{ users: { greater: 0 }, recentUsers: { less: 2 } }')).toEqual([4]);
  expect(await within('{ meanScore: { greater: 0 } }')).toEqual([0]);
  expect(await within('{ users: { less: 1 } }')).not.toContain(0);
});

it('figures are orders, in which popularity decides between equals', async () => {
  expect(await browsed('sort: LIST_USERS_DESC', 6)).toEqual([0, 1, 2, 5, 4, 3]);
  expect(await browsed('sort: LIST_SCORE_DESC', 1)).toEqual([0]);
  expect(await browsed('sort: TRENDING_DESC', 2)).toEqual([0, 1]);
});

it('an order by figures follows them when they are counted anew', async () => {
  const { pool } = test.app.database;
  await pool.query(`update trends.figure set users = 9 where work_id = $1`, [works[5]]);
  await test.app.db.transaction().execute((tx) => announceChange(tx, figureChanges, null));
  await test.app.get(changeFeed).catchUp();
  expect(await browsed('sort: LIST_USERS_DESC', 2)).toEqual([5, 0]);
});

it('trends are what most users did something with lately', async () => {
  const ask = async () => {
    const { data } = await test.ask(
      '{ trendingAnime(first: 2) { nodes { id } } trendingManga { nodes { id } } }',
    );
    return data;
  };
  const { trendingAnime, trendingManga } = await ask();
  expect(trendingAnime.nodes[0]).toEqual({ id: works[0] });
  expect(trendingAnime.nodes).toHaveLength(2);
  expect(trendingManga.nodes).toEqual([]);
  await test.app.database.pool.query(
    `update lists.activity set updated_at = updated_at - interval '8 days'`,
  );
  await count();
  expect(await figures(0)).toMatchObject({ users: 3, recentUsers: 0 });
});

it('what is counted anew forgets users who left', async () => {
  await test.app.database.pool.query(`update lists.entry set deleted_at = now() where user_id =
    (select id from accounts."user" where username = 'cleo')`);
  await count();
  await findRecommendations(test.app);
  expect(await figures(4)).toMatchObject({ users: 0 });
  expect(await figures(0)).toMatchObject({ users: 2, meanScore: null });
});
