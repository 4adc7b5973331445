import type { GraphQLSchema } from 'graphql';
import { buildSchema } from '#platform/graphql/builder.ts';
import { vocabulary } from './slices.ts';

let built: GraphQLSchema | undefined;

/** The public schema, of what every slice added to the builder; made at first use. */
export const publicSchema = (): GraphQLSchema => (built ??= buildSchema(vocabulary));
