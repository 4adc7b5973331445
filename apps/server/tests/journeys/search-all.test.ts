import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#slices/catalog/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
});
afterAll(() => test.close());

const DOCUMENT = `query ($query: String!, $types: [SearchType!], $first: Int) {
  search(query: $query, types: $types, first: $first) {
    anime { id titleNative }
    manga { id }
    people { name nameNative }
    studios { name }
  }
}`;

const ask = async (variables: object): Promise<any> => {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: DOCUMENT, variables }),
  });
  return response.json();
};
const search = async (variables: object): Promise<any> => (await ask(variables)).data.search;

const someCredit = () => {
  const shown = [...test.app.get(catalogue).all()].filter(({ isAdult }) => !isAdult);
  return {
    person: shown.flatMap(({ staff }) => staff).find(({ nameNative }) => nameNative !== null),
    studio: shown.flatMap(({ studios }) => studios)[0],
  };
};

it('works, people and studios are found in one call', async () => {
  const { anime, manga, people, studios } = await search({ query: 'cowboy bebop' });
  expect(anime[0].titleNative).toBe('COWBOY BEBOP');
  expect(Array.isArray(manga)).toBe(true);
  expect([people, studios]).toEqual([[], []]);
  const { person, studio } = someCredit();
  const named = await search({ query: person?.nameNative });
  expect(named.people[0].nameNative).toBe(person?.nameNative);
  expect((await search({ query: studio })).studios[0].name).toBe(studio);
});

it('an id of another site finds its work', async () => {
  const [bebop] = test.app.get(catalogue).byExternalId('mal', '1');
  expect((await search({ query: 'mal:1' })).anime).toEqual([
    { id: bebop?.id, titleNative: 'COWBOY BEBOP' },
  ]);
});

it('only what is asked for is searched, and as much of it', async () => {
  const { anime, ...others } = await search({ query: 'a', types: ['ANIME'], first: 2 });
  expect(anime).toHaveLength(2);
  expect(others).toEqual({ manga: null, people: null, studios: null });
  const nothing = { anime: null, manga: null, people: null, studios: null };
  expect(await search({ query: 'a', types: [] })).toEqual(nothing);
});

it.each([
  ['a query of 64 kB', { query: 'a'.repeat(65_536) }, 'SEARCH_TOO_LONG'],
  ['too many of each', { query: 'a', first: 26 }, 'NUMBER_OUT_OF_RANGE'],
  ['fewer than none', { query: 'a', first: -1 }, 'NUMBER_OUT_OF_RANGE'],
])('%s is refused with a reason', async (_what, variables, reason) => {
  const { data, errors } = await ask(variables);
  expect(data).toEqual({ search: null });
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason });
});

it.each([
  ['emoji', '👨‍👩‍👧‍👦🎌'.repeat(15)],
  ['combining marks', '\u0301\u0302\u3099'.repeat(60)],
  ['nothing', ''],
])('a query of %s finds nothing', async (_what, query) => {
  expect(await search({ query })).toEqual({ anime: [], manga: [], people: [], studios: [] });
});
