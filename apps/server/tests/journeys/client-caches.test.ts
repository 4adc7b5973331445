import { EXAMPLES, type ApiExample } from '@tsuzuki/contract/examples';
import { parse, print, type DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicSchema } from '../../src/schema.ts';
import { apolloCache } from '../client-caches/apollo.ts';
import type { ClientCache } from '../client-caches/client-cache.ts';
import { graphcache } from '../client-caches/graphcache.ts';
import { prepared } from '../client-caches/prepared.ts';
import { relayStore } from '../client-caches/relay.ts';
import { startExampleApp, type ExampleApp } from '../example-app.ts';

const schema = publicSchema();

type Asked = Pick<ApiExample, 'name' | 'query' | 'caller'>;

/** Documents that show similar types side by side, as the caches of one app get them. */
const MIXED: readonly Asked[] = [
  {
    name: 'a search as the specification has it',
    query: '{ searchAnime(query: "frieren", limit: 5) { id titleRomaji averageScore } }',
  },
  {
    name: 'two pages that begin with the same anime',
    query: `{
      one: searchAnime(query: "frieren", first: 1) { titleRomaji totalCount edges { cursor node { titleNative } } pageInfo { hasNextPage endCursor } }
      two: searchAnime(query: "frieren", first: 2) { titleRomaji totalCount edges { cursor node { titleNative } } pageInfo { hasNextPage endCursor } }
      other: searchAnime(query: "sousou no frieren", first: 1) { totalCount nodes { titleRomaji } }
    }`,
  },
  {
    name: 'ids of other sites',
    query: '{ browseAnime(first: 20) { nodes { titleRomaji externalIds { site value } } } }',
  },
  {
    name: 'a studio, and its anime in pages',
    query: `{ browseAnime(first: 5) { nodes { titleRomaji studios { name anime(first: 2) { nodes { titleNative } } } staff { name person { name } } } } }`,
  },
  {
    name: 'an account and its profile',
    caller: 'account',
    query: '{ viewer { username userId profile { username access isViewer } } }',
  },
  {
    name: 'a user by name',
    caller: 'account',
    query: '{ user(username: "mika") { username bio } viewer { userId } }',
  },
  {
    name: 'deliveries with the rules that were used, and the rules of today',
    caller: 'account',
    query: `{
      viewer { mediaServers { name deliveries(first: 20) { nodes { outcome matches { episode rule { ruleId kind from to source } } } } } }
      mapping(kind: TVDB, level: SHOW, id: 424536) { rules { kind from to source animeFrom } }
    }`,
  },
];

interface Answered {
  name: string;
  query: DocumentNode;
  data: Record<string, unknown>;
}

let app: ExampleApp;
/** By caller and query. */
const answers = new Map<string, Answered[]>();

const answer = async (set: string, { name, query, caller = 'anybody' }: Asked): Promise<void> => {
  const document = prepared(schema, parse(query));
  const { data, errors } = await app.test.ask(print(document), app.optionsOf(caller));
  expect(errors, name).toBeUndefined();
  const key = `${caller}: ${set}`;
  answers.set(key, [...(answers.get(key) ?? []), { name, query: document, data }]);
};

beforeAll(async () => {
  app = await startExampleApp();
  const rule = EXAMPLES.find(({ field }) => field === 'addMappingRule');
  await app.test.ask(rule?.query ?? '', app.optionsOf('editor'));
  for (const mixed of MIXED) await answer('side by side', mixed);
  for (const example of EXAMPLES)
    if (!/^\s*mutation/u.test(example.query)) await answer('examples', example);
});
afterAll(() => app.test.close());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object with an id, and its type. */
const identified = (value: unknown): [id: string, type: string][] => {
  if (Array.isArray(value)) return value.flatMap(identified);
  if (!isRecord(value)) return [];
  const { id, __typename: type } = value;
  const own: [string, string][] =
    typeof id === 'string' && typeof type === 'string' ? [[id, type]] : [];
  return [...own, ...Object.values(value).flatMap(identified)];
};

it('an id is of one type, in all examples of the docs', () => {
  const types = new Map<string, Set<string>>();
  for (const { data } of [...answers.values()].flat())
    for (const [id, type] of identified(data))
      types.set(id, (types.get(id) ?? new Set()).add(type));
  expect(types.size).toBeGreaterThan(100);
  const seen = new Set([...types.values()].flatMap((of) => [...of]));
  expect([...seen]).toEqual(
    expect.arrayContaining(['AnimeConnection', 'DeliveryRule', 'MappingRule', 'User', 'Viewer']),
  );
  const shared = [...types].filter(([, of]) => of.size > 1);
  expect(shared.map(([id, of]) => `${id}: ${[...of].join(', ')}`)).toEqual([]);
});

const CACHES: readonly { name: string; make: () => ClientCache; isPartial?: true }[] = [
  { name: 'Apollo Client', make: apolloCache, isPartial: true },
  { name: 'Graphcache', make: graphcache },
  { name: 'Relay', make: () => relayStore(schema) },
];

describe.each(CACHES)('the default cache of $name', ({ make, isPartial }) => {
  it.each([
    'anybody: side by side',
    'account: side by side',
    'anybody: examples',
    'account: examples',
    'editor: examples',
    'paid: examples',
  ])(
    'gives back what every document was answered after all of them were written (%s)',
    async (key) => {
      const all = answers.get(key) ?? [];
      expect(all.length).toBeGreaterThan(0);
      const cache = make();
      for (const { query, data } of all) await cache.write(query, structuredClone(data));
      for (const { name, query, data } of all) {
        const kept = await cache.read(query);
        if (isPartial) expect(data, name).toMatchObject(kept as object);
        else expect(kept, name).toEqual(data);
      }
    },
  );
});
