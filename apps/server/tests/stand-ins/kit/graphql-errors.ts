import { type GraphQLFormattedError, type GraphQLSchema, parse, validate } from 'graphql';

/** An error of GraphQL. */
export interface DocumentError {
  toJSON: () => GraphQLFormattedError;
}

/** What a schema does not allow of a document. */
export const errorsOf = (schema: GraphQLSchema, source: string): readonly DocumentError[] => {
  try {
    return validate(schema, parse(source));
  } catch (error) {
    return [error as DocumentError];
  }
};
