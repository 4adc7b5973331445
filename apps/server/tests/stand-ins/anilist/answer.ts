import { buildSchema, graphql } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import { type Answer, jsonAnswer } from '../kit/answer.ts';
import { type DocumentError, errorsOf } from '../kit/graphql-errors.ts';
import { type AnilistContext, resolvers } from './resolvers.ts';

/** The whole schema, on machines that have it. It may not be copied into the project. */
const WHOLE = new URL('../../../../../../shared/data/contracts/anilist.graphql', import.meta.url);
const OWN = new URL('schema.graphql', import.meta.url);

const schema = buildSchema(readFileSync(existsSync(WHOLE) ? WHOLE : OWN, 'utf8'), {
  assumeValidSDL: true,
});

const formatted = (errors: readonly DocumentError[], usual: number) =>
  errors.map((error) => {
    const { message, locations, extensions } = error.toJSON();
    return { message, locations, status: usual, ...extensions };
  });

const refused = (errors: readonly { status: number }[]): Answer =>
  jsonAnswer(errors[0]?.status ?? 400, { data: null, errors });

/** Runs a document of GraphQL as the service does: an error's status is that of the answer. */
export const answerGraphql = async (
  body: { query: string; variables?: Record<string, unknown> | undefined },
  context: AnilistContext,
): Promise<Answer> => {
  const faults = errorsOf(schema, body.query);
  if (faults.length > 0) return refused(formatted(faults, 400));
  const { data, errors } = await graphql({
    schema,
    source: body.query,
    rootValue: resolvers,
    contextValue: context,
    variableValues: body.variables,
  });
  if (errors) return refused(formatted(errors, 400));
  if (context.fault !== 'errors-with-data') return jsonAnswer(200, { data });
  const error = { message: 'Internal Server Error', status: 500 };
  return jsonAnswer(200, { data, errors: [error] });
};
