import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES, type ApiExample } from '@tsuzuki/contract/examples';
import { REFERENCE } from '@tsuzuki/contract/reference.gen';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { setTier } from '#slices/access/index.ts';
import { publicSchema } from '../../src/schema.ts';
import { addExampleDeliveries } from '../example-deliveries.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Enough for an operation to be compiled and run so. */
const USES = 4;

let test: TestApp;
let bearer: string;
let editor: string;
let paid: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
  const mika = await test.user();
  ({ bearer } = mika);
  await addExampleDeliveries(test, mika.id);
  const user = await test.user('editor');
  editor = user.bearer;
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [user.id]);
  await test.user('rin');
  // Two who wait for an answer, for the examples that give one.
  const ask = async (query: string, by: string) =>
    expect((await test.ask(query, { bearer: by })).errors).toBeUndefined();
  await ask(
    'mutation { updatePreferences(input: { activityVisibility: FOLLOWERS }) { __typename } }',
    bearer,
  );
  for (const name of ['yuki', 'kaoru']) {
    await ask(
      'mutation { followUser(username: "mika") { __typename } }',
      (await test.user(name)).bearer,
    );
  }
  const payer = await test.user('payer');
  paid = payer.bearer;
  const change = { userId: payer.id, tier: 'indie' } as const;
  await test.app.db.transaction().execute((tx) => setTier(test.app, tx, change));
});
afterAll(() => test.close());

/** Whether there is anything in what a root field answered. */
const isSomething = (value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object') return true;
  const page = value as { nodes?: unknown[]; edges?: unknown[] };
  return (page.nodes ?? page.edges ?? ['']).length > 0;
};

const by = (caller: ApiExample['caller'] = 'anybody') =>
  caller === 'anybody' ? {} : { bearer: { account: bearer, editor, paid }[caller] };

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

  it('are there for every type: packages/contract/src/type-examples.ts', () => {
    const withoutOne = REFERENCE.types.filter(({ examples }) => examples.length === 0);
    expect(withoutOne.map(({ name }) => name)).toEqual([]);
  });

  it.each(EXAMPLES)('$name answers', async ({ field, query, caller, mayBeEmpty }) => {
    const { status, data, errors } = await test.ask(query, by(caller));
    expect(errors).toBeUndefined();
    expect(status).toBe(200);
    expect(isSomething(data[field]) || mayBeEmpty).toBe(true);
  });

  /** From its third use on an operation is compiled, and compiled ones answer what graphql-js answers. */
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
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    },
  );

  it.each(EXAMPLES.filter(({ caller }) => caller === 'paid'))(
    '$name needs a paid tier',
    async ({ query }) => {
      const { errors } = await test.ask(query, { bearer });
      expect(errors?.[0]?.extensions.code).toBe('TIER_REQUIRED');
    },
  );
});
