import type { FieldRule } from './field-rule.ts';
import { ListPage, type PageArguments } from './list-page.ts';

/** A connection of a work: the edges of all its pages, and the page that is asked for. */
export interface Filled<Edge> {
  edges: readonly Edge[];
  page: ListPage;
}

/** The edges of a work under the arguments of its connection. */
export const filled = <Edge>(edges: readonly Edge[], args: PageArguments): Filled<Edge> => ({
  edges,
  page: new ListPage(args),
});

/**
 * The rules of a connection type whose edges hold their node.
 * @param listSize how many a work has on a generous day.
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
