import type { GraphQLResolveInfo } from 'graphql';

/** One writing of an answer. */
export interface Run {
  root: unknown;
  context: unknown;
  variables: GraphQLResolveInfo['variableValues'];
}
