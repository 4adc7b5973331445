import { resolve } from '$app/paths';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { listQuery, parseListAddress, type ListAddress } from './list-address.ts';

/** A page that shows a list, and how its addresses select a part of it. */
export interface ListPlace {
  /** Where its form is sent without scripts. */
  readonly action: string;
  readonly parse: (parameters: URLSearchParams) => ListAddress;
  readonly hrefOf: (address: Partial<ListAddress>) => string;
}

/** The page of the visitor's own list. */
export function ownPlace(kind: WorkKind): ListPlace {
  const path = resolve(`/list/${kind}`);
  return {
    action: path,
    parse: (parameters) => parseListAddress(kind, parameters),
    hrefOf: (address) => `${path}${listQuery(address)}`,
  };
}
