import {
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { isCompilable } from './compile-gate.ts';
import type { RequestContext } from './context.ts';
import { createPlanner, type AcceptedDocument } from './document.ts';
import { execute, type Outcome } from './execute.ts';
import { hardSchema } from './fixtures/hard-schema.ts';
import { DocumentWriter, randomOf, type RandomRequest } from './fixtures/random-document.ts';
import { schema as shows } from './fixtures/schema.ts';
import { LIMITS } from './limits.ts';

const app = { log: { error: () => {} } } as unknown as App;
const context: RequestContext = {
  app,
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

const acceptedBy = (schema: GraphQLSchema) => {
  const planOf = createPlanner(schema);
  return (query: string): AcceptedDocument | undefined => {
    const plan = planOf(query);
    return 'errors' in plan ? undefined : plan;
  };
};

const run = async (
  schema: GraphQLSchema,
  plan: AcceptedDocument,
  variables: RandomRequest['variables'],
): Promise<Outcome> =>
  // Through JSON as callers see it: the library makes objects without a prototype.
  JSON.parse(
    JSON.stringify(await execute(schema, { plan, operationName: null, variables, context })),
  );

const isCompiled = (plan: AcceptedDocument): boolean =>
  plan.operations[0]?.compiled() !== undefined;

/** The answers of the first run, which graphql-js gives, and of the fourth. */
const bothAnswers = async (
  schema: GraphQLSchema,
  plan: AcceptedDocument,
  variables: RandomRequest['variables'],
) => {
  const first = await run(schema, plan, variables);
  for (let uses = 0; uses < 2; uses += 1) isCompiled(plan);
  return { first, later: await run(schema, plan, variables), isCompiled: isCompiled(plan) };
};

describe.each([
  ['at once', hardSchema({ isAsync: false })],
  ['some of them later', hardSchema({ isAsync: true })],
])('resolvers that answer %s', (_when, schema) => {
  test('random documents are answered alike by both executors', async () => {
    const writer = new DocumentWriter(schema, randomOf(1));
    const planOf = acceptedBy(schema);
    const seen = { compiled: 0, interpreted: 0, withErrors: 0 };
    for (let written = 0; written < 400; written += 1) {
      const { query, variables } = writer.next();
      const plan = planOf(query);
      if (!plan) continue;
      const answers = await bothAnswers(schema, plan, variables);
      expect(answers.later, query).toEqual(answers.first);
      // The order of members is part of the answer.
      expect(JSON.stringify(answers.later), query).toBe(JSON.stringify(answers.first));
      seen[answers.isCompiled ? 'compiled' : 'interpreted'] += 1;
      if (answers.first.errors) seen.withErrors += 1;
    }
    expect(seen.compiled).toBeGreaterThan(100);
    expect(seen.interpreted).toBeGreaterThan(20);
    expect(seen.withErrors).toBeGreaterThan(40);
  });
});

test.each([
  '{ a: show(id: "show-1") { title } b: show(id: "show-2") { t: title title } }',
  '{ shows(first: 3) { edges { cursor node { ...F } } pageInfo { endCursor } totalCount } } fragment F on Show { id ... on Show { rivals { title } } }',
  '{ show(id: "show-1") { notes streamingUrl rivals { streamingUrl } } }',
  '{ viewer show(id: "show-1") { id } }',
  '{ broken show(id: "show-1") { id } }',
  '{ broken(later: true) }',
  '{ shows(first: 51) { totalCount } }',
  '{ sameTime(at: "2026-01-08T00:30:00+09:00") sameDate(on: "2026-01") }',
  '{ __typename __type(name: "Show") { fields { name type { name ofType { name } } } } }',
])('%s is compiled and answered alike', async (query) => {
  const plan = acceptedBy(shows)(query);
  if (!plan) throw new Error('The document is refused.');
  const answers = await bothAnswers(shows, plan, {});
  expect(answers.isCompiled).toBe(true);
  expect(answers.later).toEqual(answers.first);
});

test.each([
  ['a wrong type', { id: 7.5 }],
  ['nothing', {}],
  ['null', { id: null }],
  ['a member too many', { id: 'show-1', other: 1 }],
])('variables are read alike: %s', async (_what, variables) => {
  const plan = acceptedBy(shows)('query ($id: ID!) { show(id: $id) { title } }');
  if (!plan) throw new Error('The document is refused.');
  const answers = await bothAnswers(shows, plan, variables);
  expect(answers.isCompiled).toBe(true);
  expect(answers.later).toEqual(answers.first);
});

const gate = (schema: GraphQLSchema, query: string): boolean => {
  const document: DocumentNode = parse(query);
  return isCompilable(schema, document, document.definitions[0] as OperationDefinitionNode);
};

test.each([
  ['a mutation', shows, 'mutation { rename(title: "x") }', false],
  ['@skip', shows, '{ show(id: "x") { id @skip(if: true) } }', false],
  [
    'a variable of a recursive type',
    shows,
    'query ($f: Filter!) { filterDepth(filter: $f) }',
    false,
  ],
  ['a recursive type as a literal', shows, '{ filterDepth(filter: { title: "x" }) }', true],
  [
    'a variable inside a literal',
    hardSchema({ isAsync: false }),
    'query ($x: Int) { echo(x: 1, where: { a: $x }) }',
    false,
  ],
  [
    'a variable of an input type',
    hardSchema({ isAsync: false }),
    'query ($w: Where) { echo(x: 1, where: $w) }',
    true,
  ],
])('the gate on %s', (_what, schema, query, isLetThrough) => {
  expect(gate(schema, query)).toBe(isLetThrough);
});

test('a document that stalls the compiler is answered at once, however often it is sent', async () => {
  const plan = acceptedBy(shows)('query ($f: Filter!) { filterDepth(filter: $f) }');
  if (!plan) throw new Error('The document is refused.');
  const since = performance.now();
  for (let times = 0; times < 5; times += 1) {
    const answer = await run(shows, plan, { f: { and: [{ title: 'x' }] } });
    expect(answer).toMatchObject({ data: { filterDepth: 2 } });
  }
  expect(performance.now() - since).toBeLessThan(1_000);
});

test('an operation is compiled on its third use, and only so many are kept', () => {
  const planOf = acceptedBy(shows);
  const plans = Array.from({ length: LIMITS.compiledOperations + 1 }, (_, index) =>
    planOf(`{ show(id: "${index}") { id } }`),
  );
  const use = (plan: AcceptedDocument | undefined) => plan && isCompiled(plan);
  const [first] = plans;
  expect([use(first), use(first), use(first)]).toEqual([false, false, true]);
  for (const plan of plans.slice(1)) for (let uses = 0; uses < 3; uses += 1) use(plan);
  expect(use(plans.at(-1))).toBe(true);
  expect([use(first), use(first), use(first)]).toEqual([false, false, true]);
});
