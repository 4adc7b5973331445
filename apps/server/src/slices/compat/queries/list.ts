import { Refusal, refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { catalogue, mangaCatalogue, visibleTo } from '#slices/catalog/index.ts';
import { allEntries, LIST_MEDIA, type Entry } from '#slices/lists/index.ts';
import { seeUser } from '#slices/profiles/index.ts';
import { conditionOf } from '../rules/condition.ts';
import { LIST_FILTERS, LIST_ORDERS, type ListedMedia, type ListOwner } from '../rules/list.ts';
import { mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';

/** Whose list, and how it is ordered; the filters are beside. */
export interface ListArguments {
  userId?: number | null;
  userName?: string | null;
  sort?: readonly (string | null)[] | null;
}

/** A list: in its order, and by number of the work. */
interface ReadList {
  entries: readonly ListedMedia[];
  byMedia: ReadonlyMap<number, ListedMedia>;
}

const NOTHING: ReadList = { entries: [], byMedia: new Map() };

const loaded = new WeakMap<RequestContext, Map<string, Promise<ReadList>>>();

const load = async ({ app, caller }: RequestContext, owner: ListOwner): Promise<ReadList> => {
  const { id: userId, reading } = owner;
  const isVisible = visibleTo(caller);
  const mediaOfEntry = ({ media, workId }: Entry): Media | undefined => {
    const work = media === 'ANIME' ? app.get(catalogue).anime(workId) : undefined;
    if (work) return isVisible(work) ? mediaOf(work) : undefined;
    const manga = app.get(mangaCatalogue).get(workId);
    return manga && isVisible(manga) ? mediaOfManga(manga) : undefined;
  };
  const lists = await Promise.all(
    LIST_MEDIA.map((media) => allEntries(app, { userId, media, reading })),
  );
  const entries = lists
    .flat()
    .flatMap((entry) => {
      const media = mediaOfEntry(entry);
      return media ? [{ owner, entry, media }] : [];
    })
    .sort((a, b) => b.entry.updatedAt.getTime() - a.entry.updatedAt.getTime());
  return { entries, byMedia: new Map(entries.map((listed) => [listed.media.id, listed])) };
};

/** Somebody's list, read once an operation. */
export const listOf = (context: RequestContext, owner: ListOwner): Promise<ReadList> => {
  const known = loaded.get(context) ?? new Map<string, Promise<ReadList>>();
  loaded.set(context, known);
  const list = known.get(owner.id) ?? load(context, owner);
  known.set(owner.id, list);
  return list;
};

/** The list of the caller; an empty one without an account or the scope to read lists. */
export const ownList = (context: RequestContext): Promise<ReadList> => {
  const { userId: id, username, scopes } = context.caller;
  if (id === null || username === null || !scopes.includes('read:list')) {
    return Promise.resolve(NOTHING);
  }
  return listOf(context, { id, username, reading: 'own' });
};

type Whose = Pick<ListArguments, 'userId' | 'userName'>;

/** The caller, where they are meant. */
const self = ({ caller }: RequestContext, { userId, userName }: Whose): ListOwner | undefined => {
  const { userId: id, username } = caller;
  if (id === null || username === null) return undefined;
  const isOwn =
    (userId == null || userId === numberOf(id)) &&
    (userName == null || userName.toLowerCase() === username.toLowerCase());
  return isOwn ? { id, username, reading: 'own' } : undefined;
};

const notOpen = () => refusal('NOT_FOUND', 'User not found, or not open to this caller.');

/**
 * Whose list the arguments name: the caller's own; or, for who has an account, that of somebody by name who shows it to them. The
 * number of another cannot be looked up.
 * @throws Refusal `UNAUTHENTICATED`, `NOT_FOUND`.
 */
export const ownerOf = async (context: RequestContext, whose: Whose): Promise<ListOwner> => {
  const own = self(context, whose);
  if (own) return own;
  const { userId, userName } = whose;
  if (userId == null && userName == null) throw refusal('UNAUTHENTICATED', 'Unauthorized.');
  if (context.caller.userId === null || userId != null || userName == null) throw notOpen();
  const sight = await seeUser(context, userName).catch((error: unknown) => {
    throw error instanceof Refusal ? notOpen() : error;
  });
  if (!sight.sees('list')) throw notOpen();
  return { id: sight.id, username: sight.person.username, reading: sight.audience('list') };
};

/** Entries of a list that fit the arguments, in the order asked for: most recently changed first unless said. */
export const findEntries = async (
  context: RequestContext,
  args: ListArguments,
): Promise<ListedMedia[]> => {
  const owner = await ownerOf(context, args);
  if (owner.reading === 'own') requireScope(context.caller, 'read:list');
  const { entries } = await listOf(context, owner);
  const found = entries.filter(conditionOf({ ...args }, LIST_FILTERS));
  return args.sort?.length ? inOrder(found, args.sort, LIST_ORDERS) : found;
};
