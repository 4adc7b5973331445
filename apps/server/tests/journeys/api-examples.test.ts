import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '@tsuzuki/contract/examples';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { reference } from '../../src/reference/index.ts';
import { publicSchema } from '../../src/schema.ts';
import { startExampleApp, type ExampleApp } from '../example-app.ts';
import type { TestApp } from '../test-app.ts';

/** After this many uses an operation is compiled and runs compiled. */
const USES = 4;

let test: TestApp;
let by: ExampleApp['optionsOf'];

beforeAll(async () => {
  ({ test, optionsOf: by } = await startExampleApp());
});
afterAll(() => test.close());

/** Whether the response of a root field has any content. */
const isSomething = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  const page = value as { nodes?: unknown[]; edges?: unknown[] };
  return (page.nodes ?? page.edges ?? ['']).length > 0;
};

describe('the examples of the docs', () => {
  it('are named once', () => {
    const names = EXAMPLES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('are there for every root field: packages/contract/src/examples.ts', () => {
    const schema = publicSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const shown = new Set(EXAMPLES.map(({ field }) => field));
    expect(fields.filter((field) => !shown.has(field))).toEqual([]);
    expect([...shown].filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('are there for every type: packages/contract/src/type-examples.ts', async () => {
    const { types } = await reference();
    const withoutOne = types.filter(({ examples }) => examples.length === 0);
    expect(withoutOne.map(({ name }) => name)).toEqual([]);
  });

  it.each(EXAMPLES)('$name answers', async ({ field, query, caller, mayBeEmpty }) => {
    const { status, data, errors } = await test.ask(query, by(caller));
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(isSomething(data[field]) || mayBeEmpty).toBe(true);
  });

  /** An operation is compiled from its third use. The compiled one must respond as graphql-js does. */
  it.each(EXAMPLES.filter(({ query }) => !/^\s*mutation/u.test(query)))(
    '$name answers the same when it is compiled',
    async ({ query, caller }) => {
      const options = by(caller);
      const answers: unknown[] = [];
      for (let use = 0; use < USES; use += 1) {
        test.app.get(responseCache).forget(null);
        answers.push(await test.ask(`# ${String(caller)}\n${query}`, options));
      }
      expect(answers).toEqual(Array.from({ length: USES }, () => answers[0]));
    },
  );

  it.each(EXAMPLES.filter(({ caller }) => caller === 'account' || caller === 'editor'))(
    '$name needs an account',
    async ({ query }) => {
      const { errors } = await test.ask(query);
      // An example may begin with what everybody sees, such as a user, and go on with what any account sees.
      expect(['UNAUTHENTICATED', 'TIER_REQUIRED']).toContain(errors?.[0]?.extensions.code);
    },
  );

  it.each(EXAMPLES.filter(({ caller }) => caller === 'paid'))(
    '$name needs a paid tier',
    async ({ query }) => {
      const { errors } = await test.ask(query, by('account'));
      expect(errors?.[0]?.extensions.code).toBe('TIER_REQUIRED');
    },
  );
});
