import { getNamedType, isLeafType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '#platform/vocabulary.ts';
import { createKey } from '#slices/access/index.ts';
import { publicSchema } from '../../src/schema.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let userId: string;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  ({ id: userId, bearer } = await test.user('mika'));
});
afterAll(() => test.close());

/** The fields of a response that were refused, and why. */
const placesOf = (errors: { path?: (string | number)[]; extensions: { code: string } }[] = []) =>
  errors.map(({ path, extensions }) => [path?.join('.'), extensions.code]);

describe('an argument that is refused', () => {
  it.each([
    'searchAnime(query: "x", first: 9999) { totalCount }',
    'searchManga(query: "x", after: "nonsense") { totalCount }',
    'browseAnime(first: 1, last: 1) { totalCount }',
    'browseManga(before: "nonsense") { totalCount }',
    'airingSchedule(season: WINTER) { totalCount }',
    'chapterReleases(from: "2026-01-01", to: "2027-01-01") { totalCount }',
    'streamingServices(region: "nowhere") { name: __typename }',
    `animes(ids: [${Array.from({ length: 51 }, (_, i) => `"${i}"`).join()}]) { id }`,
    `mangas(ids: [${Array.from({ length: 51 }, (_, i) => `"${i}"`).join()}]) { id }`,
    `animeByExternalIds(ids: [${'{site: "mal", id: "1"}'.repeat(51)}]) { id }`,
  ])('spares the fields beside it: %s', async (field) => {
    const { data, errors } = await test.ask(
      `{ before: tiers { name } bad: ${field} after: genres { __typename } }`,
    );
    expect(placesOf(errors)).toEqual([['bad', 'BAD_USER_INPUT']]);
    expect(data).toMatchObject({
      before: [{ name: 'ANONYMOUS' }, {}, {}, {}],
      bad: null,
      after: expect.any(Array),
    });
  });

  it('spares what was done before it and is done after it', async () => {
    const { data, errors } = await test.ask(
      `mutation {
        first: createCustomList(media: ANIME, name: "Shelf") { customList { name } }
        bad: toggleFavourite(animeId: "no such thing") { __typename }
        worse: deletePlays(ids: ["no such thing"]) { __typename }
        last: createCustomList(media: MANGA, name: "Pile") { customList { name } }
      }`,
      { bearer },
    );
    expect(placesOf(errors).map(([place]) => place)).toEqual(['bad', 'worse']);
    expect(data).toEqual({
      first: { customList: { name: 'Shelf' } },
      bad: null,
      worse: null,
      last: { customList: { name: 'Pile' } },
    });
  });

  it('is named, with the limit and what was sent', async () => {
    const { errors } = await test.ask('{ searchAnime(query: "x", first: 9999) { totalCount } }');
    expect(errors?.[0]?.extensions).toMatchObject({
      reason: 'NUMBER_OUT_OF_RANGE',
      field: 'first',
      least: 0,
      most: expect.any(Number),
      value: 9999,
    });
  });

  it('of a list of the viewer spares the others', async () => {
    const { data, errors } = await test.ask(
      '{ viewer { username bad: animeList(first: 9999) { totalCount } mangaList { totalCount } } }',
      { bearer },
    );
    expect(placesOf(errors)).toEqual([['viewer.bad', 'BAD_USER_INPUT']]);
    expect(data).toEqual({ viewer: { username: 'mika', bad: null, mangaList: { totalCount: 0 } } });
  });
});

const ARGUMENTS: Record<string, string> = {
  ListMedia: 'ANIME',
  ID: '"00000000-0000-4000-8000-000000000000"',
  PartialDate: '"2026-01-01"',
};

/** Every field of the viewer, with its required arguments. */
const viewerFields = (): string =>
  Object.values((publicSchema().getType('Viewer') as GraphQLObjectType).getFields())
    .map(({ name, args, type }) => {
      const given = args
        .filter(isRequiredArgument)
        .map((arg) => `${arg.name}: ${ARGUMENTS[getNamedType(arg.type).name]}`);
      const fields = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
      return `${name}${given.length > 0 ? `(${given.join()})` : ''} ${fields}`;
    })
    .join(' ');

describe('a key without a scope', () => {
  const answerTo = async (scopes: Scope[], query: string): Promise<any> => {
    const { key } = await test.app.db
      .transaction()
      .execute((tx) => createKey(test.app, tx, { userId, scopes }));
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };

  it('reads the rest of the viewer, and is told of each field which scope it lacks', async () => {
    const { data, errors } = await answerTo(['read:public'], `{ viewer { ${viewerFields()} } }`);
    const { id, userId: ownId, username, ...rest } = data.viewer;
    expect({ id, ownId, username }).toEqual({
      id: expect.any(String),
      ownId: userId,
      username: 'mika',
    });
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
    expect(errors).toHaveLength(Object.keys(rest).length);
    for (const { extensions } of errors)
      expect(extensions).toEqual({
        code: 'FORBIDDEN',
        reason: 'SCOPE_MISSING',
        scope: expect.stringMatching(/^(read|write|webhooks):/u),
      });
  });

  it('reads what a scope it has gives, beside what is refused', async () => {
    const query = '{ viewer { animeList { totalCount } preferences { locale } } }';
    const { data, errors } = await answerTo(['read:list'], query);
    expect(errors[0].extensions).toMatchObject({ reason: 'SCOPE_MISSING', scope: 'read:profile' });
    expect(placesOf(errors)).toEqual([['viewer.preferences', 'FORBIDDEN']]);
    expect(data.viewer).toEqual({ animeList: { totalCount: 0 }, preferences: null });
  });

  it('edits the mapping as an editor with the scope of its own, which is the one that is named', async () => {
    const query = '{ viewer { mappingProposals { id } } }';
    const most = test.app.vocabulary.scopes.filter((scope) => scope !== 'write:catalog');
    const refused = await answerTo(most, query);
    expect(refused.errors[0].extensions).toMatchObject({
      reason: 'SCOPE_MISSING',
      scope: 'write:catalog',
    });
    const reader = await answerTo(['write:catalog'], query);
    expect(reader.errors[0].message).toContain('Only editors');
    const { pool } = test.app.database;
    await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [userId]);
    expect(await answerTo(['write:catalog'], query)).toMatchObject({
      data: { viewer: { mappingProposals: [] } },
    });
  });
});

it('what media servers have costs what people have, not the most they could', async () => {
  const { extensions } = (await test.ask(
    `{ viewer { mediaServers { corrections { anime { titleRomaji } } deliveries(first: 20) { nodes { id } } } } }`,
    { bearer },
  )) as unknown as { extensions: { cost: { requested: number } } };
  expect(extensions.cost.requested).toBeLessThan(500);
});
