import { z } from 'zod';
import type { CursorKey } from './cursor.ts';
import type { PageBounds } from './limits.ts';
import { pageArguments, type Page, type PageArguments } from './page.ts';

/** Exact or null. A function if it needs its own query, so that only documents that select it pay for it. */
export type TotalCount = number | null | (() => number | null | Promise<number | null>);

/** One item with its cursor, which is encoded only if it is selected. */
export class Edge<Node> {
  readonly node: Node;
  readonly #key: CursorKey;
  readonly #page: Pick<Page<CursorKey>, 'cursorOf'>;

  constructor(node: Node, key: CursorKey, page: Pick<Page<CursorKey>, 'cursorOf'>) {
    this.node = node;
    this.#key = key;
    this.#page = page;
  }

  get cursor(): string {
    return this.#page.cursorOf(this.#key);
  }

  /** Another node in the same place. */
  withNode<Other>(node: Other): Edge<Other> {
    return new Edge(node, this.#key, this.#page);
  }
}

/**
 * The place of a page in its list. It is a class because object literals with getters over the edges kept every page in the old generation
 * of the heap until a full collection, which took longer than making the pages.
 */
export class PageInfo {
  readonly hasPreviousPage: boolean;
  readonly hasNextPage: boolean;
  readonly #edges: readonly Edge<unknown>[];

  constructor(edges: readonly Edge<unknown>[], [before, after]: readonly [boolean, boolean]) {
    this.hasPreviousPage = before;
    this.hasNextPage = after;
    this.#edges = edges;
  }

  get startCursor(): string | null {
    return this.#edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.#edges.at(-1)?.cursor ?? null;
  }
}

/** What the resolver of a connection returns. */
export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
  totalCount: TotalCount;
}

/** A total order of a list, by keys that cursors carry. */
export interface Ordering<Item, Key extends CursorKey> {
  key: z.ZodType<Key>;
  keyOf: (item: Item, index: number) => Key;
  compare: (a: Key, b: Key) => number;
  bounds?: PageBounds;
}

/** For lists that are ranked for each request, where the position is the only key of an item. */
export const BY_POSITION: Ordering<unknown, readonly [number]> = {
  key: z.tuple([z.int().nonnegative()]),
  keyOf: (_item, index) => [index],
  compare: ([a], [b]) => a - b,
};

/**
 * A page of a list in memory, sorted by `ordering`. A cursor keeps its place if items are added or removed between two pages.
 * @throws Refusal `BAD_USER_INPUT` as `pageArguments` does
 */
export const pageOf = <Item, Key extends CursorKey>(
  list: readonly Item[],
  args: PageArguments,
  ordering: Ordering<Item, Key>,
): Connection<Item> => {
  const page = pageArguments(args, ordering.key, ordering.bounds);
  const [start, end] = stretchOf(list, page, ordering);
  const edges = list
    .slice(start, end)
    .map((item, offset) => new Edge(item, ordering.keyOf(item, start + offset), page));
  return connection(edges, [start > 0, end < list.length], list.length);
};

/**
 * A page of a list that is ranked for each request, only as far as the page needs. If selected, `totalCount` ranks up to `most`, and is
 * null if there are more.
 * @throws Refusal `BAD_USER_INPUT` as `pageArguments` does.
 */
export const pageOfRanking = <Item>(
  rank: (most: number) => readonly Item[],
  most: number,
  args: PageArguments,
): Connection<Item> => {
  const { direction, after, take } = pageArguments(args, BY_POSITION.key);
  const needed = direction === 'forward' ? (after?.[0] ?? -1) + take + 2 : most;
  const page = pageOf(rank(Math.min(needed, most)), args, BY_POSITION);
  const countAll = (): number | null => {
    const count = rank(most).length;
    return count < most ? count : null;
  };
  return { ...page, totalCount: countAll };
};

/** Rows read with `rowLimit(page)`, ordered in the direction of the page. */
export interface PageRows<Row, Key extends CursorKey> {
  rows: readonly Row[];
  page: Page<Key>;
  keyOf: (row: Row) => Key;
  totalCount: TotalCount;
}

/** The number of rows to read for a page: one more than it has, which shows whether more follow. */
export const rowLimit = (page: Pick<Page<CursorKey>, 'take'>): number => page.take + 1;

/**
 * A page read from SQL by keyset: strictly after `page.after` and before `page.before`, `order by` the key (descending when the
 * direction is backward), `limit rowLimit(page)`.
 */
export const connectionOfRows = <Row, Key extends CursorKey>({
  rows,
  page,
  keyOf,
  totalCount,
}: PageRows<Row, Key>): Connection<Row> => {
  const edges = rows.slice(0, page.take).map((row) => new Edge(row, keyOf(row), page));
  const hasMore = rows.length > page.take;
  const beyond: [boolean, boolean] =
    page.direction === 'forward'
      ? [page.after !== null, hasMore || page.before !== null]
      : [hasMore || page.after !== null, page.before !== null];
  return connection(page.direction === 'forward' ? edges : edges.reverse(), beyond, totalCount);
};

/** The page with its nodes mapped to other objects. Nodes without one are left out. */
export const pageWith = <From, To>(
  page: Connection<From>,
  nodeOf: (node: From) => To | undefined,
): Connection<To> => {
  const edges = page.edges.flatMap((edge) => {
    const node = nodeOf(edge.node);
    return node === undefined ? [] : [edge.withNode(node)];
  });
  return { edges, pageInfo: page.pageInfo, totalCount: page.totalCount };
};

const connection = <Node>(
  edges: Edge<Node>[],
  beyond: [hasPreviousPage: boolean, hasNextPage: boolean],
  totalCount: TotalCount,
): Connection<Node> => ({ edges, pageInfo: new PageInfo(edges, beyond), totalCount });

const stretchOf = <Item, Key extends CursorKey>(
  list: readonly Item[],
  { take, direction, after, before }: Page<Key>,
  ordering: Ordering<Item, Key>,
): [start: number, end: number] => {
  const start =
    after === null ? 0 : indexWhere(list, ordering, (key) => ordering.compare(key, after) > 0);
  const stop =
    before === null
      ? list.length
      : indexWhere(list, ordering, (key) => ordering.compare(key, before) >= 0);
  const end = Math.max(start, stop);
  return direction === 'forward'
    ? [start, Math.min(end, start + take)]
    : [Math.max(start, end - take), end];
};

/** Binary search: the index of the first item whose key fulfils a condition that no item before it and all after it fulfil. */
export const indexWhere = <Item, Key extends CursorKey>(
  list: readonly Item[],
  { keyOf }: Ordering<Item, Key>,
  holds: (key: Key) => boolean,
): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(keyOf(list[middle] as Item, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
};
