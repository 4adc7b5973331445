import { isObjectType, type GraphQLSchema } from 'graphql';
import type { Connection } from './connection.ts';

const nodesOf = ({ edges }: Connection<unknown>): unknown[] => edges.map(({ node }) => node);

/**
 * Reads the parts of connections and their edges as the plain members they are (`Connection`): the relay plugin's resolvers allow for
 * promises and iterators, which costs as much for each item as the rest of it.
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
