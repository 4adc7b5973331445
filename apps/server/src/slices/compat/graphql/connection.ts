import type { FieldRule } from './field-rule.ts';
import { ListPage, type PageArguments } from './list-page.ts';

/** A connection of a work: all its edges, and the requested page. */
export interface Filled<Edge> {
  edges: readonly Edge[];
  page: ListPage;
}

/** The edges of a work with the arguments of its connection. */
export const filled = <Edge>(edges: readonly Edge[], args: PageArguments): Filled<Edge> => ({
  edges,
  page: new ListPage(args),
});

/**
 * The rules of a connection type whose edges contain their node.
 * @param listSize the usual number of edges of a work, for the cost
 */
export const connectionRules = <Edge extends { node: unknown }>(
  listSize: number,
): Readonly<Record<'edges' | 'nodes' | 'pageInfo', FieldRule<Filled<Edge>>>> => ({
  edges: { resolve: ({ page, edges }) => page.cut(edges), extensions: { listSize } },
  nodes: {
    resolve: ({ page, edges }) => page.cut(edges).map(({ node }) => node),
    extensions: { listSize },
  },
  pageInfo: { resolve: ({ page }) => page.info(), extensions: { isPart: true } },
});
