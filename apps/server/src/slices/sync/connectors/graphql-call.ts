import type { ServiceCall } from './connector.ts';

/** A call of an API of GraphQL. */
export const graphqlCall = (path: string, query: string, variables: object): ServiceCall => ({
  method: 'POST',
  path,
  json: { query, variables },
});
