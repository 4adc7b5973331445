import { resolve } from '$app/paths';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { ListPlace } from '#lib/features/lists/list/list-place.ts';
import { parsePersonList, personListQuery } from './person-address.ts';

/** The list on the page of a user, at which visitors without scripts arrive. */
export function personPlace(username: string, kind: WorkKind): ListPlace {
  const path = resolve('/user/[name]', { name: username });
  return {
    action: `${path}#list`,
    parse: (parameters) => parsePersonList(kind, parameters),
    hrefOf: (address) => `${path}${personListQuery(kind, address)}#list`,
  };
}
