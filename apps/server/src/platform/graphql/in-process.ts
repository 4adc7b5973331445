import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.ts';
import { createPlanner } from './document.ts';
import { execute, type Outcome } from './execute.ts';

/** A request that never leaves the process. */
export interface InProcessRequest {
  query: string;
  variables?: Record<string, unknown>;
}

/** Executes documents of our own web app: the same schema and limits of shape as over HTTP, without the public request limits. */
export const createInProcessGraphql = (
  schema: GraphQLSchema,
): ((request: InProcessRequest, context: RequestContext) => Promise<Outcome>) => {
  const planOf = createPlanner(schema);
  return async ({ query, variables = {} }, context) => {
    const plan = planOf(query);
    if ('errors' in plan) return plan;
    return execute(schema, { plan, operationName: null, variables, context });
  };
};
