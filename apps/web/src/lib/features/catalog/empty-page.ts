/** A page of a list that could not be read. */
export const EMPTY_PAGE = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } as const;
