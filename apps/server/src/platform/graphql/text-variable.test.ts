import {
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { textOf } from './byte-text.ts';
import type { RequestContext } from './context.ts';
import { createPlanner } from './document.ts';
import { executeInWriting } from './execute.ts';

const Range = new GraphQLInputObjectType({
  name: 'Range',
  fields: {
    from: { type: GraphQLID },
    ids: { type: new GraphQLList(new GraphQLNonNull(GraphQLID)) },
  },
});

/** A field that answers its argument, as JSON. */
const echo = (type: GraphQLInputType, defaultValue?: unknown) => ({
  type: GraphQLString,
  args: { it: { type, ...(defaultValue !== undefined && { defaultValue }) } },
  resolve: (_root: unknown, { it }: { it?: unknown }) => JSON.stringify(it),
});

const needed = (type: GraphQLInputType): GraphQLInputType =>
  new GraphQLNonNull(type as typeof GraphQLString);

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      id: echo(needed(GraphQLID)),
      maybe: echo(GraphQLID),
      usual: echo(needed(GraphQLID), 'a'),
      ids: echo(needed(new GraphQLList(needed(GraphQLID)))),
      text: echo(needed(GraphQLString)),
      texts: echo(new GraphQLList(GraphQLString)),
      int: echo(GraphQLInt),
      range: echo(Range),
    },
  }),
});

const context = {
  app: { log: { error: () => {} } } as unknown as App,
  requestId: 'r1',
  allowance: { cost: 10_000, pageSize: 50 },
} as unknown as RequestContext;

/** What is answered the first, third and sixth time: by graphql-js, compiled, and written. */
const answersTo = async (query: string, variables: Record<string, unknown>) => {
  const plan = createPlanner(schema)(query);
  if ('errors' in plan) return plan.errors.map(({ message }) => message);
  const answers = [];
  for (let use = 0; use < 6; use += 1) {
    const answer = await executeInWriting(schema, {
      plan,
      operationName: null,
      variables,
      context,
    });
    const sent = 'body' in answer ? textOf(answer.body) : JSON.stringify(answer);
    answers.push(JSON.parse(sent));
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const [{ data, errors }] = answers;
  return data ?? errors;
};

describe('a text in the place of an id, and an id in that of a text', () => {
  test.each([
    ['String!', 'id(it: $v)', 'x', '"x"'],
    ['String!', 'maybe(it: $v)', 'x', '"x"'],
    ['String', 'maybe(it: $v)', null, 'null'],
    ['String = "y"', 'id(it: $v)', undefined, '"y"'],
    ['String', 'usual(it: $v)', undefined, '"a"'],
    ['[String!]!', 'ids(it: $v)', ['x', 'y'], '["x","y"]'],
    ['String!', 'ids(it: [$v, "z"])', 'x', '["x","z"]'],
    ['String', 'range(it: { from: $v })', 'x', '{"from":"x"}'],
    ['[String!]', 'range(it: { ids: $v })', ['x'], '{"ids":["x"]}'],
    ['ID!', 'text(it: $v)', 'x', '"x"'],
    ['ID!', 'text(it: $v)', 5, '"5"'],
    ['[ID]', 'texts(it: $v)', ['x', 7], '["x","7"]'],
  ])('%s in %s', async (type, field, v, expected) => {
    const data = await answersTo(
      `query ($v: ${type}) { it: ${field} }`,
      v === undefined ? {} : { v },
    );
    expect(data).toEqual({ it: expected });
  });

  test('in one variable for both, also through a fragment', async () => {
    const query =
      'query ($v: String!) { id(it: $v) ...Texts } fragment Texts on Query { text(it: $v) maybe(it: $v) }';
    expect(await answersTo(query, { v: 'x' })).toEqual({ id: '"x"', text: '"x"', maybe: '"x"' });
  });

  test.each([
    ['String', 'id(it: $v)', 'must'],
    ['[String]!', 'ids(it: $v)', 'must'],
    ['[String!]!', 'id(it: $v)', 'list'],
    ['String!', 'ids(it: $v)', 'list'],
    ['Int!', 'id(it: $v)', 'number'],
    ['String!', 'int(it: $v)', 'number'],
    ['ID!', 'int(it: $v)', 'number'],
  ])('%s is refused in %s, which it cannot fill', async (type, field) => {
    const [message] = (await answersTo(`query ($v: ${type}) { it: ${field} }`, {})) as string[];
    expect(message).toContain(`Variable "$v" of type "${type}" used in position expecting type`);
  });

  test('takes what its own type takes, and nothing more', async () => {
    expect(await answersTo('query ($v: String!) { id(it: $v) }', { v: 5 })).toEqual([
      expect.objectContaining({
        extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'v' }),
      }),
    ]);
  });
});
