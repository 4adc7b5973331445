import * as fc from 'fast-check';
import { buildSchema, getIntrospectionQuery, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { costFor, type Variables } from './cost.ts';
import { createPlanner } from './document.ts';
import type { FieldExtensions } from './field-extension.ts';
import { LIMITS } from './limits.ts';

const schema = buildSchema(`
  type Query {
    show(id: ID): Show
    shows(first: Int, after: String, last: Int, limit: Int): ShowConnection!
    any: [Thing]
    viewer: String
  }
  type Mutation { rename(title: String): Show }
  type ShowConnection { edges: [ShowEdge!]! nodes: [Show!]! pageInfo: PageInfo! }
  type ShowEdge { node: Show! }
  type PageInfo { hasNextPage: Boolean }
  type Show { id: ID! title: String related(first: Int): ShowConnection rivals: [Show] genres: [String] friend: Show note: String }
  type Person { name: String }
  union Thing = Show | Person
`);

const extend = (coordinate: string, extensions: FieldExtensions) => {
  const [typeName = '', fieldName = ''] = coordinate.split('.');
  const type = schema.getType(typeName);
  if (isObjectType(type)) Object.assign(type.getFields()[fieldName]?.extensions ?? {}, extensions);
};
extend('Query.show', { cacheSeconds: 60 });
extend('Query.shows', { cacheSeconds: 30, page: { default: 10, max: 100 } });
extend('Query.any', { cost: 7, listSize: 3 });
extend('Show.note', { cacheSeconds: 0 });

const { shows } = schema.getQueryType()?.getFields() ?? {};
const after = shows?.args.find(({ name }) => name === 'after');
Object.assign(after?.extensions ?? {}, { cost: 9 });

const plan = createPlanner(schema);

const accepted = (source: string) => {
  const document = plan(source);
  if ('errors' in document) throw new Error(JSON.stringify(document.errors));
  return document;
};
const costIn = (source: string, variables: Variables = {}) =>
  accepted(source).operations.map(({ cost }) => costFor(cost, variables))[0];
const errorsOf = (source: string) => {
  const document = plan(source);
  return 'errors' in document ? document.errors : [];
};

describe('the cost of an operation', () => {
  test.each([
    ['leaves are free', '{ viewer __typename }', 0],
    ['an object is one', '{ show { id title genres } }', 1],
    ['objects inside add up', '{ show { friend { friend { id } } } }', 3],
    ['a page counts its items', '{ shows(first: 20) { nodes { id } } }', 1 + 20],
    [
      'edges and nodes are both objects',
      '{ shows(first: 20) { edges { node { id } } } }',
      1 + 20 * 2,
    ],
    [
      'what stands beside the items counts once',
      '{ shows(first: 20) { pageInfo { hasNextPage } } }',
      2,
    ],
    [
      'pages multiply',
      '{ shows(first: 20) { nodes { related(first: 5) { nodes { id } } } } }',
      1 + 20 * (1 + 1 + 5),
    ],
    ['a page without a size has its default', '{ shows { nodes { id } } }', 1 + 10],
    [
      'a page beyond its bounds counts at the bound, its resolver refuses it',
      '{ shows(first: 9999) { nodes { id } } }',
      101,
    ],
    [
      'limit and last are sizes too',
      '{ a: shows(last: 2) { nodes { id } } b: shows(limit: 3) { nodes { id } } }',
      3 + 4,
    ],
    ['an argument adds its cost', '{ shows(first: 1, after: "x") { nodes { id } } }', 9 + 1 + 1],
    ['a list has the usual size', '{ show { rivals { id } } }', 1 + LIMITS.listSize],
    [
      'a list has the size it declares, its reading the cost',
      '{ any { ... on Show { friend { id } } } }',
      7 + 3 * 2,
    ],
    [
      'fragments count where they are spread',
      'fragment F on ShowConnection { nodes { id } } { shows(first: 3) { ...F ... { ...F } } }',
      1 + 6,
    ],
  ])('%s', (_what, source, cost) => {
    expect(costIn(source)).toBe(cost);
  });

  test('follows the page sizes that come as variables', () => {
    const source = `query ($n: Int = 4, $m: Int) {
      shows(first: $n) { nodes { related(first: $m) { nodes { id } } } }
    }`;
    const cost = (n: number, m: number) => 1 + n * (1 + 1 + m);
    expect(costIn(source, { n: 8, m: 3 })).toBe(cost(8, 3));
    expect(costIn(source, { m: 3 })).toBe(cost(4, 3));
    expect(costIn(source)).toBe(cost(4, 20));
    expect(costIn(source, { n: 'eight', m: null })).toBe(cost(10, 20));
    expect(costIn(source, { n: -1, m: 1e9 })).toBe(1);
  });

  test('never falls when a page grows', () => {
    const source =
      'query ($n: Int, $m: Int) { shows(first: $n) { nodes { related(first: $m) { edges { node { id } } } } } }';
    const size = fc.integer({ min: -5, max: 200 });
    fc.assert(
      fc.property(size, size, fc.nat(50), (n, m, more) => {
        const [less = 0, greater = 0] = [
          costIn(source, { n, m }),
          costIn(source, { n: n + more, m: m + more }),
        ];
        expect(greater).toBeGreaterThanOrEqual(less);
      }),
    );
  });
});

const many = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => field(i)).join(' ');

describe('a document beyond a limit is refused with the limit and its figure', () => {
  const nested = (levels: number) =>
    `{ show ${'{ friend '.repeat(levels - 2)}{ id }${' }'.repeat(levels - 1)}`;
  const bomb = (levels: number) =>
    `{ show { ...F0 } } ${Array.from({ length: levels }, (_, i) => `fragment F${i} on Show { a: friend { ...F${i + 1} } b: friend { ...F${i + 1} } }`).join(' ')} fragment F${levels} on Show { id }`;

  test.each([
    ['depth', nested(13), 13],
    [
      'depth',
      `{ show { ...A } } fragment A on Show { friend { ...B } }
       fragment B on Show ${'{ friend '.repeat(10)}{ id }${' }'.repeat(10)}`,
      13,
    ],
    ['fields', `{ show { ${many(500, () => 'id')} } }`, 501],
    ['fields', `{ viewer } fragment Unused on Show { ${many(501, () => 'id')} }`, 501],
    ['rootFields', `{ ${many(11, (i) => `a${i}: viewer`)} }`, 11],
    ['rootFields', `{ ${many(4, () => '...F')} } fragment F on Query { viewer viewer viewer }`, 12],
    ['aliases', `{ show { ${many(21, (i) => `a${i}: id`)} } }`, 21],
    ['aliases', bomb(14), 2 ** 15 - 2],
    ['aliases', bomb(60), 1e9],
    ['directives', `{ show { ${many(51, () => 'id @include(if: true)')} } }`, 51],
    ['fragments', `{ show { ...F0 } } ${many(51, (i) => `fragment F${i} on Show { id }`)}`, 51],
    ['tokens', `{ show { ${many(1_997, () => 'id')} } }`, 2_002],
    ['brackets', `{ show(id: ${'['.repeat(1_900)}${']'.repeat(50)}) { id } }`, 1_902],
    ['brackets', `query ($v: ${'['.repeat(900)}Int${']'.repeat(900)}) { viewer }`, 901],
    [
      'sourceLength',
      `{ show(id: "${'x'.repeat(LIMITS.sourceLength)}") { id } }`,
      LIMITS.sourceLength + 23,
    ],
  ] as const)('%s', (limit, source, actual) => {
    const error = errorsOf(source).find(({ extensions }) => extensions?.['limit'] === limit);
    const allowed = LIMITS[limit];
    expect(error).toMatchObject({
      extensions: { code: 'QUERY_TOO_COMPLEX', limit, allowed, actual },
    });
    expect(error?.message).toContain(`the limit is ${allowed}`);
  });

  test('one error tells of each limit, however many parts are beyond it', () => {
    expect(errorsOf(bomb(40)).map(({ extensions }) => extensions?.['limit'])).toEqual([
      'depth',
      'fields',
      'aliases',
    ]);
  });

  test('at the limit it is not', () => {
    expect(errorsOf(nested(12))).toEqual([]);
    expect(errorsOf(`{ show { ${many(499, () => 'id')} } }`)).toEqual([]);
    expect(errorsOf(`{ ${many(10, (i) => `a${i}: viewer`)} }`)).toEqual([]);
  });

  test('however it is made, planning it takes no time', () => {
    const start = performance.now();
    for (const source of [
      bomb(60),
      nested(900),
      `{ show { ${many(400, () => 'rivals { id }')} } }`,
    ])
      errorsOf(source);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('a document that is not valid is refused', () => {
  test.each([
    ['{ show { id }', 'GRAPHQL_PARSE_FAILED'],
    ['', 'GRAPHQL_PARSE_FAILED'],
    ['{ show { nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['{ ...Missing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription { viewer }', 'GRAPHQL_VALIDATION_FAILED'],
    ['type Query { a: Int }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('%s', (source, code) => {
    expect(errorsOf(source)[0]).toMatchObject({ extensions: { code } });
    expect(errorsOf(source)[0]?.locations).not.toHaveLength(0);
  });

  test('with errors that repeat little of it', () => {
    const [name] = errorsOf(`{ ${'x'.repeat(60_000)} }`);
    expect(name?.message).toHaveLength(LIMITS.messageLength + 1);
    const [twice] = errorsOf(`{ show(${many(400, () => 'id: 1')}) { id } }`);
    expect(twice?.locations).toHaveLength(LIMITS.locations);
  });

  test('with a bounded number of errors', () => {
    const unknown = Array.from({ length: 400 }, (_, i) => `x${i}`).join(' ');
    expect(errorsOf(`{ show { ${unknown} } }`)).toHaveLength(LIMITS.validationErrors + 1);
  });
});

test('the usual introspection is within all limits and costs the same however large the schema', () => {
  const options = { inputValueDeprecation: true, oneOf: true, specifiedByUrl: true };
  expect(costIn(getIntrospectionQuery(options))).toBe(100);
  const again =
    '{ __schema { ...F b: types { name } } } fragment F on __Schema { a: types { name } }';
  expect(costIn(again)).toBe(300);
});

test('introspection is deep in its own right, and no way around the limit of depth', () => {
  const types = `{ ${'ofType { '.repeat(14)} name ${' }'.repeat(14)} }`;
  const deep = (field: string) => `{ ${field} ${types} }`;
  const limitOf = (source: string) => errorsOf(source)[0]?.extensions?.['limit'];
  expect(errorsOf(deep('__type(name: "Show")'))).toEqual([]);
  expect(limitOf(deep('show'))).toBe('depth');
  expect(limitOf(`{ show { ...F } } fragment F on __Type ${types}`)).toBe('depth');
  expect(limitOf(`{ __type(name: "Show") { ofType { ofType ${types} } } }`)).toBe(
    'introspectionDepth',
  );
});

test('a document is planned once, accepted or not', () => {
  for (const source of ['{ show { id title } }', '{ show { nothing } }']) {
    expect(plan(source)).toBe(plan(source));
  }
});

test.each([
  ['{ show { id } }', 60],
  ['{ show { id } shows { nodes { id } } }', 30],
  ['{ show { id note } }', 0],
  ['{ show { id } viewer }', 0],
  ['{ show { ...F } } fragment F on Show { friend { note } }', 0],
  ['mutation { rename { id } }', 0],
  ['{ __typename __schema { queryType { name } } }', Infinity],
])('%s may be shared for %d seconds', (source, seconds) => {
  expect(accepted(source).cacheSeconds).toBe(seconds);
});
