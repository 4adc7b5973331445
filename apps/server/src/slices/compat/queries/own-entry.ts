import type { RequestContext } from '#platform/graphql/context.ts';
import { requireAccount } from '#slices/access/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import { entriesInOrder, listedEntries, type Entry } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import type { ListOwner } from '../rules/list.ts';
import { distinctNumbers, numberOfEntry } from './entry-number.ts';

/** The caller, who changes their own list. @throws Refusal `UNAUTHENTICATED`, or `FORBIDDEN` without the scope `write:list` */
export const writingOwner = ({ caller }: RequestContext): ListOwner => {
  const id = requireAccount(caller, 'write:list');
  return { id, username: caller.username ?? '', reading: 'own' };
};

/** The ids of the owner's entries by their numbers. */
const idsByNumber = async (
  { app }: RequestContext,
  { id: userId }: ListOwner,
): Promise<Map<number, string>> => {
  const lists = await Promise.all(
    MEDIA.map((media) => listedEntries(app.db, { userId, media, reading: 'own' })),
  );
  const ids = lists.flat().map(({ id }) => id);
  const numbers = await distinctNumbers(app, userId, { ids });
  return new Map(ids.map((id) => [numberOfEntry(numbers, id), id]));
};

/** An entry of the caller by its number; undefined if none has it. */
export const entryByNumber = async (
  context: RequestContext,
  owner: ListOwner,
  number: number,
): Promise<Entry | undefined> => {
  const id = (await idsByNumber(context, owner)).get(number);
  if (id === undefined) return undefined;
  const [entry] = await entriesInOrder(context.app.db, owner.id, [id]);
  return entry;
};

/**
 * Entries of the caller by the numbers that clients know them by, in the given order.
 * @throws Refusal `NOT_FOUND` for a number that no entry has
 */
export const entriesByNumber = async (
  context: RequestContext,
  owner: ListOwner,
  numbers: readonly number[],
): Promise<Entry[]> => {
  const known = await idsByNumber(context, owner);
  const ids = numbers.map((number) => {
    const id = known.get(number);
    if (id === undefined) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
    return id;
  });
  return entriesInOrder(context.app.db, owner.id, ids);
};
