import { minifyIntrospection, preprocessIntrospection } from 'gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, type GraphQLSchema } from 'graphql';

/** The schema as a type in the form that gql.tada reads. It types the documents of the web app. */
export const printSchemaTypes = (schema: GraphQLSchema): string => {
  const introspection = introspectionFromSchema(lexicographicSortSchema(schema), {
    descriptions: false,
  });
  const type = preprocessIntrospection(minifyIntrospection(introspection)).trim();
  return `// Written by \`npm run generate\` from the schema of the server.\nexport type Schema = ${type};\n`;
};
