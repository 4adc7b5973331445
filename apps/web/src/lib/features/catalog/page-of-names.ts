/** A page of a list that could not be read. */
export const EMPTY_PAGE = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } as const;

interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The address of the next page: `address` ends with the name of the cursor and "=". Null on the last one. */
export const nextPage = ({ pageInfo }: Page, address: string): string | null =>
  pageInfo.hasNextPage ? `${address}${pageInfo.endCursor}` : null;
