import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The schema as `packages/contract` keeps it: sorted, so that a change shows as what it is. */
export const printPublicSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
