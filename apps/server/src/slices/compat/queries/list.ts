import { refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { catalogue, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import { allEntries, LIST_MEDIA, type Entry } from '#slices/lists/index.ts';
import { conditionOf } from '../rules/condition.ts';
import { LIST_FILTERS, LIST_ORDERS, type ListedMedia } from '../rules/list.ts';
import { mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';

/** Whose list, and how it is ordered; the filters are beside. */
export interface ListArguments {
  userId?: number | null;
  userName?: string | null;
  sort?: readonly (string | null)[] | null;
}

/** The caller's list: in its order, and by number of the work. */
interface OwnList {
  entries: readonly ListedMedia[];
  byMedia: ReadonlyMap<number, ListedMedia>;
}

const NOTHING: OwnList = { entries: [], byMedia: new Map() };

const loaded = new WeakMap<RequestContext, Promise<OwnList>>();

const load = async ({ app, caller }: RequestContext, userId: string): Promise<OwnList> => {
  const isVisible = visibleTo(caller);
  const mediaOfEntry = ({ media, workId }: Entry): Media | undefined => {
    const work = media === 'ANIME' ? app.get(catalogue).anime(workId) : undefined;
    if (work) return isVisible(work) ? mediaOf(work) : undefined;
    const manga = app.get(mangaCatalogue).get(workId);
    return manga && isVisible(manga) ? mediaOfManga(manga) : undefined;
  };
  const lists = await Promise.all(
    LIST_MEDIA.map((media) => allEntries(app, { userId, media, reading: 'own' })),
  );
  const entries = lists
    .flat()
    .flatMap((entry) => {
      const media = mediaOfEntry(entry);
      return media ? [{ userId, entry, media }] : [];
    })
    .sort((a, b) => b.entry.updatedAt.getTime() - a.entry.updatedAt.getTime());
  return { entries, byMedia: new Map(entries.map((listed) => [listed.media.id, listed])) };
};

/** The list of the caller, read once an operation; an empty one without an account or the scope to read lists. */
export const ownList = (context: RequestContext): Promise<OwnList> => {
  const { userId, scopes } = context.caller;
  if (userId === null || !scopes.includes('read:list')) return Promise.resolve(NOTHING);
  const known = loaded.get(context) ?? load(context, userId);
  loaded.set(context, known);
  return known;
};

/** Whether a user is meant who is the caller. @throws Refusal `UNAUTHENTICATED`, `NOT_FOUND`: lists are for their owners. */
export const requireOwn = (
  { caller }: RequestContext,
  { userId, userName }: Pick<ListArguments, 'userId' | 'userName'>,
): string => {
  const isNamed = userId != null || userName != null;
  if (caller.userId === null && !isNamed) throw refusal('UNAUTHENTICATED', 'Unauthorized.');
  const isOwn =
    caller.userId !== null &&
    (userId == null || userId === numberOf(caller.userId)) &&
    (userName == null || userName.toLowerCase() === caller.username?.toLowerCase());
  if (caller.userId !== null && isOwn) return caller.userId;
  throw refusal('NOT_FOUND', 'User not found, or not open to this caller.');
};

/** Entries of a list that fit the arguments, in the order asked for: most recently changed first unless said. */
export const findEntries = async (
  context: RequestContext,
  args: ListArguments,
): Promise<ListedMedia[]> => {
  requireOwn(context, args);
  requireScope(context.caller, 'read:list');
  const { entries } = await ownList(context);
  const found = entries.filter(conditionOf({ ...args }, LIST_FILTERS));
  return args.sort?.length ? inOrder(found, args.sort, LIST_ORDERS) : found;
};
