import {
  GraphQLID,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  Kind,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '../context.ts';
import { createPlanner } from '../document.ts';
import { execute, executeInWriting, type Outcome, type WrittenOutcome } from '../execute.ts';
import { textOf } from '../byte-text.ts';
import { hardSchema } from '../fixtures/hard-schema.ts';
import { DocumentWriter, randomOf } from '../fixtures/random-document.ts';
import { schema as shows } from '../fixtures/schema.ts';
import { FragmentStore } from './fragments.ts';
import { operationWriter } from './operation-writer.ts';

const context: RequestContext = {
  app: { log: { error: () => {} } } as unknown as App,
  requestId: 'r1',
  allowance: { cost: 10_000, pageSize: 50 },
  caller: {
    userId: null,
    username: null,
    tier: 'anonymous',
    scopes: ['read:public'],
    canSeeAdult: false,
    client: null,
  },
};

const sent = (outcome: Outcome | WrittenOutcome): string =>
  'body' in outcome ? textOf(outcome.body) : JSON.stringify(outcome);

/** What graphql-js answers, and what is answered from the third time on. */
const bothAnswers = async (
  schema: GraphQLSchema,
  query: string,
  variables: Record<string, unknown>,
) => {
  const plan = createPlanner(schema)(query);
  if ('errors' in plan) return undefined;
  const execution = { plan, operationName: null, variables, context };
  const first = await execute(schema, execution);
  await executeInWriting(schema, execution);
  await executeInWriting(schema, execution);
  const later = await executeInWriting(schema, execution);
  return { first: sent(first), later: sent(later), isWritten: 'body' in later };
};

describe.each([
  ['at once', hardSchema({ isAsync: false }), 40],
  ['some of them later', hardSchema({ isAsync: true }), 1],
])('resolvers that answer %s', (_when, schema, leastWritten) => {
  test('random documents are written as graphql-js answers them, or not at all', async () => {
    const documents = new DocumentWriter(schema, randomOf(7));
    const seen = { written: 0, otherwise: 0 };
    for (let made = 0; made < 600; made += 1) {
      const { query, variables } = documents.next();
      const answers = await bothAnswers(schema, query, variables);
      if (!answers) continue;
      expect(answers.later, query).toBe(answers.first);
      seen[answers.isWritten ? 'written' : 'otherwise'] += 1;
    }
    expect(seen.written).toBeGreaterThan(leastWritten);
    expect(seen.otherwise).toBeGreaterThan(100);
  });
});

test.each([
  '{ a: show(id: "show-1") { title } b: show(id: "show-2") { t: title title } }',
  '{ shows(first: 3) { edges { cursor node { ...F } } pageInfo { endCursor } totalCount } } fragment F on Show { id ... on Show { rivals { title } } }',
  '{ show(id: "show-1") { id } show(id: "show-1") { id title __typename } }',
  '{ sameTime(at: "2026-01-08T00:30:00+09:00") sameDate(on: "2026-01") }',
  '{ show(id: "none") { id } }',
])('%s is written', async (query) => {
  const answers = await bothAnswers(shows, query, {});
  expect(answers?.isWritten).toBe(true);
  expect(answers?.later).toBe(answers?.first);
});

test.each([
  ['what is withheld', '{ show(id: "show-1") { notes streamingUrl } }'],
  ['a fault', '{ broken show(id: "show-1") { id } }'],
  ['a page too large', '{ shows(first: 51) { totalCount } }'],
  ['introspection', '{ __type(name: "Show") { name } }'],
])('%s is not', async (_what, query) => {
  const answers = await bothAnswers(shows, query, {});
  expect(answers?.isWritten).toBe(false);
  expect(answers?.later).toBe(answers?.first);
});

test('a number is written as an id as graphql-js answers it', async () => {
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { id: { type: GraphQLID, resolve: () => 7 } },
  });
  const answers = await bothAnswers(new GraphQLSchema({ query }), '{ id }', {});
  expect(answers?.isWritten).toBe(true);
  expect(answers?.later).toBe(answers?.first);
  expect(answers?.later).toContain('{"id":"7"}');
});

const counted = (type: 'record' | 'other') => {
  const reads = { title: 0, rank: 0 };
  const show = {
    id: 'show-1',
    year: 2026,
    get title() {
      reads.title += 1;
      return '学園 "1"\u2028';
    },
  };
  const member = (of: typeof GraphQLString | typeof GraphQLInt) => ({ type: of });
  const Show = new GraphQLObjectType({
    name: 'Show',
    extensions: { isRecord: type === 'record' },
    fields: {
      id: member(GraphQLString),
      title: member(GraphQLString),
      year: member(GraphQLInt),
      rank: { type: GraphQLInt, resolve: () => (reads.rank += 1) },
    },
  });
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { show: { type: Show, resolve: () => show } },
  });
  return { schema: new GraphQLSchema({ query }), reads };
};

const writerOf = (schema: GraphQLSchema, source: string, store: FragmentStore) => {
  const document = parse(source);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const writer = operationWriter(schema, store)(document, operation);
  return () => {
    const text = writer?.write({}, context, {});
    return text === undefined ? undefined : textOf(text);
  };
};

describe('what is remembered', () => {
  test('the members of a record are read once for each place of a document, the rest each time', () => {
    const { schema, reads } = counted('record');
    const store = new FragmentStore(10_000);
    const write = writerOf(schema, '{ show { id title year rank } }', store);
    const text = (rank: number) =>
      JSON.stringify({ show: { id: 'show-1', title: '学園 "1"\u2028', year: 2026, rank } });
    expect([write(), write(), write()]).toEqual([text(1), text(2), text(3)]);
    expect(reads).toEqual({ title: 1, rank: 3 });
    expect(store.bytes).toBeGreaterThan(100);
  });

  test('nothing of what is no record', () => {
    const { schema, reads } = counted('other');
    const store = new FragmentStore(10_000);
    const write = writerOf(schema, '{ show { id title year } }', store);
    expect(write()).toBe(write());
    expect(reads.title).toBe(2);
    expect(store.bytes).toBe(0);
  });

  test('no more than there is room for', () => {
    const store = new FragmentStore(1_000);
    const fragments = new Map<object, string>();
    for (let made = 0; made < 20; made += 1) store.keep(fragments, {}, 'x'.repeat(100));
    expect(store.bytes).toBeLessThanOrEqual(1_000);
    expect(fragments.size).toBeLessThanOrEqual(5);
  });
});

test('an operation that had to wait is written again when it need not wait any more, and seldom tried while it must', () => {
  let asked = 0;
  let isKnown = false;
  const colour = () => {
    asked += 1;
    return isKnown ? 'red' : Promise.resolve('red');
  };
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { colour: { type: GraphQLString, resolve: colour } },
  });
  const schema = new GraphQLSchema({ query });
  const write = writerOf(schema, '{ colour }', new FragmentStore(1_000));
  const written = (times: number) =>
    Array.from({ length: times }, write).filter((text) => text !== undefined);
  expect(written(2_000)).toEqual([]);
  expect(asked).toBeLessThan(10);
  isKnown = true;
  expect(new Set(written(5_000))).toEqual(new Set(['{"colour":"red"}']));
  expect(asked).toBeGreaterThan(1_000);
});
