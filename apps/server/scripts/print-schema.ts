import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The schema as `packages/contract` stores it: sorted, so that a diff shows only the change. */
export const printPublicSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
