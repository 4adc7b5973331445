import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import { fillShelf, letterOf, shelfId } from '../filter-shelf.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** May see adult works, and where works are streamed. */
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
  await fillShelf(test);
  const user = await test.user('reader');
  ({ bearer } = user);
  await test.app.db
    .transaction()
    .execute((tx) => setTier(test.app, tx, { userId: user.id, tier: 'commercial' }));
  await showAdult(test, bearer);
});
afterAll(() => test.close());

type Kind = 'Anime' | 'Manga';

/** The letters of the works of a query, in their order, from pages of two. */
const browsed = async (kind: Kind, { filter, sort, thenBy }: Asked): Promise<string> => {
  const query = `query ($filter: ${kind}Filter, $sort: ${kind}Sort, $thenBy: [${kind}Sort!], $after: String) {
    page: browse${kind}(first: 2, after: $after, filter: $filter, sort: $sort, thenBy: $thenBy) {
      nodes { id } pageInfo { hasNextPage endCursor } totalCount } }`;
  let [found, after]: [string, string | null] = ['', null];
  for (;;) {
    const variables = { filter, sort, thenBy, after };
    const { data, errors } = await test.ask(query, { variables, bearer });
    expect(errors).toBeUndefined();
    found += data.page.nodes.map(({ id }: { id: string }) => letterOf(id)).join('');
    after = data.page.pageInfo.endCursor;
    if (data.page.pageInfo.hasNextPage) continue;
    expect(data.page.totalCount).toBe(found.length);
    return found;
  }
};

interface Asked {
  filter?: object;
  sort?: string;
  thenBy?: string[];
}

/** Filters, and the works that each finds. */
type Rows = readonly (readonly [filter: object, works: string])[];

const a = { Anime: shelfId('ANIME', 'A'), Manga: shelfId('MANGA', 'A') };

/** A filter by a value that A has alone: what it finds, and what its negation does. */
const ofA = (field: string, value: string): Rows => [
  [{ [field]: { in: [value] } }, 'A'],
  [{ [field]: { not: [value] } }, 'BCD'],
];

/** The same for a field with several values, of which A has two. */
const setOfA = (field: string, [one, other]: readonly [string, string]): Rows => [
  ...ofA(field, one),
  [{ [field]: { all: [one, other] } }, 'A'],
  [{ [field]: { all: [one, 'x'] } }, ''],
];

/** A range by a number that is known of A and B. */
const between = (field: string, [ofTheFirst, ofB]: readonly [number, number]): Rows => {
  const [least, most] = [Math.min(ofTheFirst, ofB), Math.max(ofTheFirst, ofB)];
  const [low, high] = ofTheFirst < ofB ? ['A', 'B'] : ['B', 'A'];
  return [
    [{ [field]: { greater: least } }, high],
    [{ [field]: { less: most } }, low],
    [{ [field]: { greater: least - 1, less: most + 1 } }, 'AB'],
  ];
};

const shared = (kind: Kind): Rows => [
  ...ofA('id', a[kind]),
  [{ externalIds: { site: 'MAL', in: ['1', '9'] } }, 'A'],
  [{ externalIds: { site: 'mal', not: ['1', '2'] } }, 'CD'],
  [{ externalIds: { site: 'anilist', in: ['1'] } }, ''],
  [{ startDate: { greater: '2020-06' } }, 'B'],
  [{ startDate: { less: '2021' } }, 'A'],
  [{ endDate: { greater: '2020-12' } }, 'B'],
  [{ endDate: { less: '2021' } }, 'A'],
  ...between('averageScore', [90, 71]),
  ...between('popularity', [500, 100]),
  [{ listFigures: { users: { greater: 1 } } }, 'A'],
  [{ listFigures: { users: { less: 1 } } }, 'CD'],
  [{ listFigures: { meanScore: { greater: 79 } } }, 'A'],
  [{ listFigures: { meanScore: { less: 80 } } }, ''],
  [{ listFigures: { recentUsers: { greater: 1 } } }, 'B'],
  [{ listFigures: { recentUsers: { less: 1 } } }, 'CD'],
  [{ listFigures: { favourites: { greater: 0 } } }, 'B'],
  [{ listFigures: { favourites: { less: 1 } } }, 'ACD'],
  ...ofA('status', 'FINISHED'),
  ...ofA('countryOfOrigin', 'JP'),
  ...setOfA('genres', ['Action', 'Drama']),
  ...setOfA('tags', ['Magic', 'School']),
  ...setOfA('tagCategories', ['Theme-Fantasy', 'Setting-Scene']),
  [{ tags: { in: ['School'] }, minimumTagRank: 30 }, 'A'],
  [{ tags: { in: ['School'] }, minimumTagRank: 31 }, ''],
  [{ tagCategories: { in: ['Setting-Scene'] }, minimumTagRank: 31 }, ''],
  [{ tags: { in: ['Idol'] }, minimumTagRank: 0 }, ''],
  ...setOfA('staff', ['yamada naoko', '山田尚子']),
  [{ isAdult: true }, 'D'],
  [{ isAdult: false }, 'ABC'],
];

const FILTERS: Readonly<Record<Kind, Rows>> = {
  Anime: [
    ...shared('Anime'),
    ...ofA('format', 'TV'),
    ...ofA('source', 'MANGA'),
    ...ofA('season', 'WINTER'),
    ...between('seasonYear', [2020, 2021]),
    ...between('episodeCount', [12, 1]),
    ...between('durationMinutes', [24, 120]),
    ...setOfA('studios', ['madhouse', 'Trigger']),
    ...ofA('streaming', 'netflix'),
    [{ streaming: { region: 'JP' } }, 'AC'],
    [{ streaming: { isAvailable: true } }, 'AC'],
    [{ streaming: { isAvailable: false } }, 'BD'],
    [{ streaming: { isAvailable: true, region: 'JP' } }, 'AC'],
    [{ streaming: { isAvailable: false, region: 'US' } }, 'BCD'],
    [{ streaming: { isAvailable: true, not: ['netflix'] } }, 'C'],
  ],
  Manga: [
    ...shared('Manga'),
    ...ofA('format', 'MANGA'),
    ...ofA('source', 'ANIME'),
    [{ source: { in: ['LIGHT_NOVEL'] } }, 'B'],
    ...ofA('magazine', 'Weekly A'),
    ...ofA('publisher', 'House A'),
    ...between('volumeCount', [10, 1]),
    ...between('chapterCount', [100, 200]),
  ],
};

/** Orders upward and downward. */
type Orders = Readonly<Record<string, readonly [upward: string, downward: string]>>;

const SHARED_ORDERS: Orders = {
  TITLE_ROMAJI: ['ABCD', 'BACD'],
  TITLE_ENGLISH: ['BACD', 'ABCD'],
  TITLE_NATIVE: ['BCAD', 'DACB'],
  FORMAT: ['ABCD', 'DCBA'],
  STATUS: ['ABCD', 'BACD'],
  START_DATE: ['ABCD', 'BACD'],
  END_DATE: ['ABCD', 'BACD'],
  SCORE: ['BACD', 'ABCD'],
  POPULARITY: ['BACD', 'ABCD'],
  ADDED_AT: ['BACD', 'DCAB'],
  UPDATED_AT: ['ACDB', 'BDCA'],
  LIST_USERS: ['CDBA', 'ABCD'],
  LIST_SCORE: ['ABCD', 'ABCD'],
  TRENDING: ['CDAB', 'BACD'],
  FAVOURITES: ['CDAB', 'BACD'],
};

const ORDERS: Readonly<Record<Kind, Orders>> = {
  Anime: { ...SHARED_ORDERS, EPISODES: ['BACD', 'ABCD'], DURATION: ['ABCD', 'BACD'] },
  Manga: { ...SHARED_ORDERS, VOLUMES: ['BACD', 'ABCD'], CHAPTERS: ['ABCD', 'BACD'] },
};

/** The fields of an input, those of inputs inside as `streaming.region`. */
const fieldsOf = async (name: string): Promise<string[]> => {
  const { data } = await test.ask(
    'query ($name: String!) { type: __type(name: $name) { inputFields { name type { name kind ofType { name kind } } } } }',
    { variables: { name } },
  );
  const inner = async (field: { name: string; type: { name: string; kind: string } }) =>
    field.type.kind === 'INPUT_OBJECT'
      ? (await fieldsOf(field.type.name)).map((path) => `${field.name}.${path}`)
      : [field.name];
  const all: string[][] = await Promise.all(data.type.inputFields.map(inner));
  return all.flat();
};

const pathsIn = (filter: object): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? pathsIn(value).map((path) => `${name}.${path}`)
      : [name],
  );

describe.each(['Anime', 'Manga'] as const)('browse%s', (kind) => {
  it.each(FILTERS[kind])('with the filter %j finds "%s"', async (filter, works) => {
    expect(await browsed(kind, { filter, sort: 'POPULARITY_DESC' })).toBe(works);
  });

  it('has no filter that was not tried', async () => {
    const tried = new Set(FILTERS[kind].flatMap(([filter]) => pathsIn(filter)));
    const fields = await fieldsOf(`${kind}Filter`);
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !tried.has(field))).toEqual([]);
  });

  it.each(Object.entries(ORDERS[kind]))('sorts by %s', async (name, [upward, downward]) => {
    expect(await browsed(kind, { sort: name })).toBe(upward);
    expect(await browsed(kind, { sort: `${name}_DESC` })).toBe(downward);
  });

  it('has no order that was not tried', async () => {
    const { data } = await test.ask(
      `{ type: __type(name: "${kind}Sort") { enumValues { name } } }`,
    );
    const names = data.type.enumValues.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => !name.endsWith('_DESC'))).toEqual(
      expect.arrayContaining(Object.keys(ORDERS[kind])),
    );
    expect(names).toHaveLength(2 * Object.keys(ORDERS[kind]).length);
  });

  it.each([
    ['LIST_SCORE', ['TITLE_NATIVE_DESC'], 'ADCB'],
    ['LIST_SCORE', ['STATUS_DESC', 'UPDATED_AT_DESC'], 'ABDC'],
    ['STATUS', ['FORMAT_DESC'], 'ABDC'],
    ['TITLE_NATIVE', ['FORMAT'], 'BCAD'],
  ])('sorts by %s, then by %j', async (sort, thenBy, works) => {
    expect(await browsed(kind, { sort, thenBy })).toBe(works);
  });

  it.each([
    [null, 'POPULARITY_DESC', 'ABCD'],
    ['TITLE_NATIVE', null, 'BCAD'],
    ['LIST_SCORE', 'TITLE_NATIVE_DESC', 'ADCB'],
  ])('is like a search that sorts by %s, then by %s', async (sort, then, works) => {
    const lower = kind.toLowerCase();
    const { data, errors } = await test.ask(
      `query ($sort: ${kind}Sort, $thenBy: [${kind}Sort!]) {
        page: search${kind}(query: "kyoutsuu no na", sort: $sort, thenBy: $thenBy) { nodes { id } totalCount }
        search(query: "kyoutsuu no na") { ${lower}(sort: $sort, thenBy: $thenBy) { id } }
        start: search${kind}(query: "kyoutsuu no na", first: 2, sort: $sort, thenBy: $thenBy) { nodes { id } } }`,
      { variables: { sort, thenBy: then && [then] }, bearer },
    );
    expect(errors).toBeUndefined();
    const letters = (nodes: { id: string }[]) => nodes.map(({ id }) => letterOf(id)).join('');
    expect(letters(data.page.nodes)).toBe(works);
    expect(data.page.totalCount).toBe(4);
    expect(letters(data.search[lower])).toBe(works);
    expect(letters(data.start.nodes)).toBe(works.slice(0, 2));
  });

  it('refuses more orders than anybody needs', async () => {
    const { errors } = await test.ask(
      `{ browse${kind}(thenBy: [SCORE, STATUS, FORMAT, POPULARITY]) { totalCount } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'TOO_MANY_ITEMS' });
  });
});

it('only paid tiers learn what is not streamed', async () => {
  const { errors } = await test.ask(
    '{ browseAnime(filter: { streaming: { isAvailable: false } }) { totalCount } }',
  );
  expect(errors?.[0]?.extensions.reason).toBe('TIER_TOO_LOW');
});
