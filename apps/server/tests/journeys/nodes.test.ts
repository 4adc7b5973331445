import { isObjectType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldReader } from '#platform/graphql/write/field.ts';
import { createKey } from '#slices/access/index.ts';
import { proposeRuleEdit } from '#slices/edits/index.ts';
import { publicSchema } from '../../src/schema.ts';
import { startExampleApp, type ExampleApp } from '../example-app.ts';
import type { TestApp } from '../test-app.ts';

const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';
const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

/** A user's proposal for an unknown show. */
const RULE = {
  kind: 'tvdb',
  level: 'show',
  id: 777,
  season: 1,
  from: 1,
  to: null,
  animeId: FRIEREN,
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
} as const;

interface Node {
  __typename: string;
  id: string;
}

let app: ExampleApp;
let test: TestApp;
let stranger: string;
/** An object of mika for every type that belongs to one user. */
let own: Node[];

const ask = async (query: string, bearer: string, variables: object = {}) => {
  const { data, errors } = await test.ask(query, { bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};

const nodesOf = async (
  ids: string[],
  options: { bearer?: string } = {},
): Promise<(Node | null)[]> => {
  const { data, errors } = await test.ask(NODES, { ...options, variables: { ids } });
  expect(errors).toBeUndefined();
  return data.nodes;
};

const OWN = `{ viewer { __typename id
  animeList(first: 1) { nodes { __typename id } }
  activity(first: 1) { nodes { __typename id } }
  history(first: 1) { nodes { __typename id } }
  customLists(media: ANIME) { __typename id }
  notices(first: 1) { nodes { __typename id } }
  mediaServers { __typename id
    deliveries(first: 1) { nodes { __typename id } }
    corrections { __typename id }
    ignoredShows { __typename id } } } }`;

beforeAll(async () => {
  app = await startExampleApp();
  ({ test } = app);
  const { bearer = '' } = app.optionsOf('account');
  stranger = app.optionsOf('paid').bearer ?? '';
  const input = { animeId: FRIEREN, status: 'CURRENT', visibility: 'PRIVATE' };
  await ask(
    `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome }
       recordPlay(input: { animeId: "${FRIEREN}", unit: 1 }) { __typename }
       createCustomList(media: ANIME, name: "Best") { problem { code } } }`,
    bearer,
    { input },
  );
  const { viewer } = await ask(OWN, bearer);
  const { animeList, activity, history, customLists, notices, mediaServers, ...self } = viewer;
  const [{ deliveries, corrections, ignoredShows, ...server }] = mediaServers;
  own = [self, animeList, activity, history, customLists, notices, server, deliveries]
    .flatMap((found) => found.nodes ?? found)
    .concat(corrections, ignoredShows);
});
afterAll(() => test.close());

/** Types whose objects `node` does not return, and why. */
const NO_NODES = {
  AlertDelivery: 'a row of the log of a target',
  AlertTarget: 'a setting of the viewer',
  AnimeConnection: 'a page; its id is deprecated',
  DeliveryRule: 'a part of a delivery; its id is deprecated',
  EditLock: 'a part of a work as it can be edited',
  ExternalId: 'a value at another site; its id is deprecated',
  SyncConnection: 'a setting of the viewer',
  SyncHold: 'a question of a connection',
  SyncRun: 'a row of the log of a connection',
  SyncWrite: 'a row of the audit of a connection',
  WorkChange: 'tells that a work changed; its id is the work’s',
};

it('every type with an id is a node, save a few', () => {
  const types = Object.values(publicSchema().getTypeMap()).filter(isObjectType);
  const identified = types.filter((type) => 'id' in type.getFields());
  const others = identified.filter(
    (type) => !type.getInterfaces().some(({ name }) => name === 'Node'),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(NO_NODES).toSorted());
});

it('works keep their id with the rest of what is written of them', () => {
  for (const name of ['Anime', 'Manga']) {
    const { id } = (publicSchema().getType(name) as GraphQLObjectType).getFields();
    expect(id && fieldReader(id, {} as never).isFixed).toBe(true);
  }
});

describe('nodes', () => {
  it('takes the id of the best match of a search, as other fields do', async () => {
    const search = '{ searchAnime(query: "frieren", limit: 1) { id } }';
    const { id } = (await test.ask(search)).data.searchAnime;
    expect(await nodesOf([id])).toEqual([{ __typename: 'Anime', id: FRIEREN }]);
  });

  it('takes ids in variables of type `String`, too, as other fields do', async () => {
    const { data, errors } = await test.ask(
      `query ($id: String!, $ids: [String!]!, $maybe: String = "${FRIEREN}") {
        node(id: $id) { id } nodes(ids: $ids) { id } anime(id: $id) { id } animes(ids: $ids) { id }
        manga(id: $id) { id } mangas(ids: $ids) { id } defaulted: anime(id: $maybe) { id }
      }`,
      { variables: { id: FRIEREN, ids: [FRIEREN] } },
    );
    expect(errors).toBeUndefined();
    const found = { id: FRIEREN };
    expect(data).toEqual({
      node: found,
      nodes: [found],
      anime: found,
      animes: [found],
      manga: null,
      mangas: [null],
      defaulted: found,
    });
  });

  it('takes such a variable within an input, too', async () => {
    const { bearer } = await test.user('writer');
    const { data, errors } = await test.ask(
      `mutation ($id: String!) {
        saveAnimeListEntry(input: { animeId: $id, status: PLANNING }) { entry { anime { id } } }
        toggleFavourite(animeId: $id) { __typename }
      }`,
      { variables: { id: FRIEREN }, bearer },
    );
    expect(errors).toBeUndefined();
    expect(data.saveAnimeListEntry.entry.anime).toEqual({ id: FRIEREN });
  });

  it('finds rules of the mapping, as far as their anime are shown', async () => {
    const { data } = await test.ask(
      '{ mapping(kind: TMDB, level: SHOW, id: 209867) { rules { __typename id } } }',
    );
    const rules: Node[] = data.mapping.rules;
    expect(rules.length).toBeGreaterThan(0);
    expect(await nodesOf(rules.map(({ id }) => id))).toEqual(rules);
  });

  it('answers in the order of the ids, with null where there is nothing', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const found = await nodesOf([unknown, FRIEREN, '1', FRIEREN.toUpperCase()]);
    const anime = { __typename: 'Anime', id: FRIEREN };
    expect(found).toEqual([null, anime, null, anime]);
  });

  it('finds proposed rules, as such for editors alone', async () => {
    const { viewer } = await ask('{ viewer { userId } }', app.optionsOf('account').bearer ?? '');
    const proposal = {
      userId: viewer.userId,
      rule: RULE,
      word: 'HOLDS',
      note: 'Known to few',
      wantsReview: true,
    } as const;
    await test.app.db.transaction().execute((tx) => proposeRuleEdit(test.app, tx, proposal));
    const open = '{ viewer { mappingProposals { __typename id } } }';
    const { bearer = '' } = app.optionsOf('editor');
    const [found] = (await ask(open, bearer)).viewer.mappingProposals;
    expect(await nodesOf([found.id], { bearer })).toEqual([found]);
    // Others find the edit that it is.
    const edit = { __typename: 'Edit', id: found.id };
    expect(await nodesOf([found.id], app.optionsOf('account'))).toEqual([edit]);
  });

  it('finds what is one’s own, by the ids that were answered', async () => {
    const found = await nodesOf(
      own.map(({ id }) => id),
      app.optionsOf('account'),
    );
    expect(found).toEqual(own);
    const types = own.map(({ __typename: type }) => type);
    expect(types.join(' ')).toBe(
      'Viewer AnimeListEntry Activity Play CustomList Notice MediaServer Delivery DeliveryCorrection IgnoredShow',
    );
  });

  it('shows it to nobody else, nor to a key without the scope', async () => {
    const ids = own.map(({ id }) => id);
    const nothing = ids.map(() => null);
    expect(await nodesOf(ids)).toEqual(nothing);
    expect(await nodesOf(ids, { bearer: stranger })).toEqual(nothing);
    const { viewer } = await ask('{ viewer { userId } }', app.optionsOf('account').bearer ?? '');
    const { key } = await test.app.db
      .transaction()
      .execute((tx) => createKey(test.app, tx, { userId: viewer.userId, scopes: ['read:public'] }));
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query: NODES, variables: { ids } }),
    });
    const { data } = (await response.json()) as { data: { nodes: (Node | null)[] } };
    expect(data.nodes.map((node) => node?.['__typename'] ?? null)).toEqual([
      'Viewer',
      ...nothing.slice(1),
    ]);
  });

  it('shows entries of others as their lists do', async () => {
    const { bearer = '' } = app.optionsOf('account');
    const entry = own.find(({ __typename: type }) => type === 'AnimeListEntry');
    const id = entry?.id ?? '';
    const show = (visibility: string) =>
      ask(
        'mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }',
        bearer,
        { input: { animeId: FRIEREN, visibility } },
      );
    await ask(
      'mutation { updatePreferences(input: { listVisibility: PUBLIC }) { __typename } }',
      bearer,
    );
    await show('PUBLIC');
    expect(await nodesOf([id], { bearer: stranger })).toEqual([entry]);
    expect(await nodesOf([id])).toEqual([null]);
    const activity = own.find(({ __typename: type }) => type === 'Activity');
    expect(await nodesOf([activity?.id ?? ''], { bearer: stranger })).toEqual([null]);
    await ask(
      'mutation { updatePreferences(input: { activityVisibility: PUBLIC }) { __typename } }',
      bearer,
    );
    expect(await nodesOf([activity?.id ?? ''], { bearer: stranger })).toEqual([activity]);
    await ask(
      'mutation { updatePreferences(input: { listVisibility: PRIVATE }) { __typename } }',
      bearer,
    );
    expect(await nodesOf([id], { bearer: stranger })).toEqual([null]);
  });

  it('takes fifty ids and no more, and ids alone', async () => {
    const codeOf = async (ids: string[]) =>
      (await test.ask(NODES, { variables: { ids } })).errors?.[0]?.extensions.code;
    expect(await codeOf(Array.from({ length: 50 }, () => FRIEREN))).toBeUndefined();
    expect(await codeOf(Array.from({ length: 51 }, () => FRIEREN))).toBe('BAD_USER_INPUT');
    const mixed = await test.ask(NODES, { variables: { ids: ['frieren', FRIEREN] } });
    expect(mixed.errors).toMatchObject([
      { path: ['nodes', 0], extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(mixed.data.nodes).toEqual([null, { __typename: 'Anime', id: FRIEREN }]);
  });
});
