import type { RequestContext } from '#platform/graphql/context.ts';
import type { CustomList } from '#slices/lists/index.ts';
import { customListsOf, ownList } from '../queries/list.ts';
import { refusal } from '../reasons.ts';
import type { ListedMedia } from '../rules/list.ts';
import { numberOf } from '../rules/number.ts';

/** A custom list of the caller, and what is on it. */
export interface ListWithItems {
  list: CustomList;
  items: ListedMedia[];
}

/** The caller’s custom lists of both media. */
export const ownLists = async (context: RequestContext): Promise<ListWithItems[]> => {
  const { userId: id, username } = context.caller;
  const owner = { id: id ?? '', username: username ?? '', reading: 'own' } as const;
  const [lists, { entries }] = await Promise.all([customListsOf(context, owner), ownList(context)]);
  return lists.map((list) => ({
    list,
    items: entries.filter(({ entry }) => entry.customListIds.includes(list.id)),
  }));
};

/** @throws Refusal `NOT_FOUND` */
export const ownListAt = async (
  context: RequestContext,
  number: number,
): Promise<ListWithItems> => {
  const found = (await ownLists(context)).find(({ list }) => numberOf(list.id) === number);
  if (!found) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  return found;
};

/** A custom list as clients read it. Nobody else can change it. */
export const listRow = ({ caller }: RequestContext, { list, items }: ListWithItems) => ({
  id: numberOf(list.id),
  name: list.name,
  description: '',
  image: null,
  owner: { id: numberOf(caller.userId ?? ''), username: caller.username },
  collaborators: [],
  items_count: items.length,
  latest_update: items[0]?.entry.updatedAt.toISOString() ?? null,
});
