import { isObjectType, type GraphQLSchema } from 'graphql';
import type { Connection } from './connection.ts';

const nodesOf = ({ edges }: Connection<unknown>): unknown[] => edges.map(({ node }) => node);

/**
 * Reads the parts of connections and edges as plain members (`Connection`). The relay plugin's resolvers also handle promises and
 * iterators, which costs as much per item as all the rest.
 */
export const readPagesPlainly = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const { edges, pageInfo, nodes, node, cursor } = type.getFields();
    if (type.name.endsWith('Connection') && edges && pageInfo) {
      edges.resolve = undefined;
      pageInfo.resolve = undefined;
      if (nodes) nodes.resolve = nodesOf;
    } else if (type.name.endsWith('Edge') && node && cursor) node.resolve = undefined;
  }
  return schema;
};
