import type { GraphQLSchema } from 'graphql';
import type { Variables } from './cost.ts';
import type { RequestContext } from './context.ts';
import { createPlanner, type AcceptedDocument } from './document.ts';
import { errorOf } from './error.ts';
import { execute, type Outcome } from './execute.ts';
import { LONGEST_SECONDS } from './sharing.ts';
import { faultOfVariables } from './variables.ts';

/** A request that never leaves the process. */
export interface InProcessRequest {
  query: string;
  variables?: Record<string, unknown>;
}

/** A result, with how long it may be shared with callers who see the same, and the works in it. */
export interface InProcessOutcome extends Outcome {
  shareable?: { seconds: number; entities: readonly string[] | null } | undefined;
}

const shareable = (
  { errors, data }: Outcome,
  { cacheSeconds, entities }: AcceptedDocument,
  variables: Variables,
): InProcessOutcome['shareable'] =>
  cacheSeconds <= 0 || errors || data == null
    ? undefined
    : { seconds: Math.min(cacheSeconds, LONGEST_SECONDS), entities: entities(variables) };

/** Executes documents of our own web app: the same schema and limits of shape as over HTTP, without the public request limits. */
export const createInProcessGraphql = (
  schema: GraphQLSchema,
): ((request: InProcessRequest, context: RequestContext) => Promise<InProcessOutcome>) => {
  const planOf = createPlanner(schema);
  return async ({ query, variables = {} }, context) => {
    const plan = planOf(query);
    if ('errors' in plan) return plan;
    const fault = faultOfVariables(variables);
    if (fault !== null) return { errors: [errorOf('BAD_USER_INPUT', fault)] };
    const outcome = await execute(schema, { plan, operationName: null, variables, context });
    return { ...outcome, shareable: shareable(outcome, plan, variables) };
  };
};
