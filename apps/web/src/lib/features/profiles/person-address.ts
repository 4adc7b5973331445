import type { WorkKind } from '#lib/features/catalog/work.ts';
import {
  listQuery,
  OTHERS_SORTS,
  parseListAddress,
  type ListAddress,
} from '#lib/features/lists/list/list-address.ts';

/** Reads the address of the page of a user: covers by default, and no filter by what is only their owner's. */
export function parsePersonList(kind: WorkKind, parameters: URLSearchParams): ListAddress {
  const address = parseListAddress(kind, parameters);
  const isOffered = OTHERS_SORTS.some((sort) => sort === address.sort);
  return {
    ...address,
    view: parameters.get('view') === 'table' ? 'table' : 'grid',
    score: null,
    tag: null,
    ...(!isOffered && { sort: 'updated', isReversed: false }),
  };
}

/** The query string of a part of somebody's list, without defaults. */
export function personListQuery(
  kind: WorkKind,
  { view, ...address }: Partial<ListAddress>,
): string {
  const parameters = new URLSearchParams(kind === 'manga' ? { media: 'manga' } : {});
  if (view === 'table') parameters.set('view', 'table');
  for (const [name, value] of new URLSearchParams(listQuery(address))) parameters.set(name, value);
  return parameters.size === 0 ? '' : `?${parameters}`;
}
