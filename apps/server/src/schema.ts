import type { GraphQLSchema } from 'graphql';
import { buildSchema } from '#platform/graphql/builder.ts';
import { vocabulary } from './slices.ts';

let built: GraphQLSchema | undefined;

/** The public schema, from what every slice added to the builder; built at first use. */
export const publicSchema = (): GraphQLSchema => (built ??= buildSchema(vocabulary));
