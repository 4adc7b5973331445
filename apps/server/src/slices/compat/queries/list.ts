import { Refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { requireScope } from '#slices/access/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import {
  allEntries,
  customLists,
  isOffStatusLists,
  type CustomList,
  type Entry,
} from '#slices/lists/index.ts';
import { preferencesOf } from '#slices/accounts/index.ts';
import { seeUser, type Sight } from '#slices/profiles/index.ts';
import { conditionOf } from '../rules/condition.ts';
import {
  aniListFormatOf,
  LIST_FILTERS,
  type AniListScoreFormat,
  type ListedMedia,
  type ListOwner,
  listOrders,
} from '../rules/list.ts';
import { mediaOrders } from '../rules/media.ts';
import { numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';
import { refusal } from '../reasons.ts';
import { distinctNumbers, entryNumbers, numberOfEntry, type EntryNumbers } from './entry-number.ts';
import { mediaById, mediaSight } from './media.ts';

/** Whose list, and its order. The filters are separate. */
export interface ListArguments {
  userId?: number | null;
  userName?: string | null;
  /** Whether to read the lists of followed users. The result is then empty, because a list here needs its owner. */
  isFollowing?: boolean | null;
  sort?: readonly (string | null)[] | null;
}

/** A list in its order, and by the number of the work. */
interface ReadList {
  entries: readonly ListedMedia[];
  byMedia: ReadonlyMap<number, ListedMedia>;
}

const NOTHING: ReadList = { entries: [], byMedia: new Map() };

/** The caller's own custom lists, of both media, with the scope to read lists. Those of others are private. */
export const customListsOf = async (
  { app, caller }: RequestContext,
  { id: userId, reading }: ListOwner,
): Promise<CustomList[]> => {
  if (reading !== 'own' || !caller.scopes.includes('read:list')) return [];
  const lists = MEDIA.map((media) => customLists(app.db, { userId, media }));
  return (await Promise.all(lists)).flat();
};

/** The owner's scale of scores. */
export const scoreFormatOf = async (
  { app }: RequestContext,
  { id }: Pick<ListOwner, 'id'>,
): Promise<AniListScoreFormat> => aniListFormatOf((await preferencesOf(app.db, id)).scoreFormat);

const loaded = new WeakMap<RequestContext, Map<string, Promise<ReadList>>>();

/** How the facade shows entries of an owner. */
export interface Presenter {
  /** The owner's scale of scores. */
  scoreFormat: AniListScoreFormat;
  /** @returns undefined for a work that the caller may not see */
  present: (entry: Entry, numbers: EntryNumbers) => ListedMedia | undefined;
}

/** Reads what the facade needs to show entries of an owner. */
export const presenterOf = async (
  context: RequestContext,
  owner: ListOwner,
): Promise<Presenter> => {
  const [lists, scoreFormat] = await Promise.all([
    customListsOf(context, owner),
    scoreFormatOf(context, owner),
  ]);
  const shelves = { ANIME: [] as CustomList[], MANGA: [] as CustomList[] };
  for (const list of lists) shelves[list.media].push(list);
  const present: Presenter['present'] = (entry, numbers) => {
    const media = mediaById(context, entry.media, entry.workId);
    if (!media) return undefined;
    const own = { customLists: shelves[entry.media], scoreFormat };
    const number = numberOfEntry(numbers, entry.id);
    return { owner, entry, number, media, isOffStatusLists: isOffStatusLists(entry), ...own };
  };
  return { scoreFormat, present };
};

const load = async (context: RequestContext, owner: ListOwner): Promise<ReadList> => {
  const { app } = context;
  const { id: userId, reading } = owner;
  const [lists, { present }] = await Promise.all([
    Promise.all(MEDIA.map((media) => allEntries(app.db, { userId, media, reading }))),
    presenterOf(context, owner),
  ]);
  const listed = lists.flat();
  const ids = listed.map(({ id }) => id);
  // Only reading one's own list may number entries.
  const numbers =
    reading === 'own'
      ? await distinctNumbers(app, userId, { ids })
      : await entryNumbers(app, userId);
  const entries = listed
    .flatMap((entry) => present(entry, numbers) ?? [])
    .sort((a, b) => b.entry.updatedAt.getTime() - a.entry.updatedAt.getTime());
  return { entries, byMedia: new Map(entries.map((listed) => [listed.media.id, listed])) };
};

/** Reads the lists of an operation anew, because it changed one. */
export const forgetLists = (context: RequestContext): void => {
  loaded.delete(context);
};

/** A user's list, read once per operation. */
export const listOf = (context: RequestContext, owner: ListOwner): Promise<ReadList> => {
  const known = loaded.get(context) ?? new Map<string, Promise<ReadList>>();
  loaded.set(context, known);
  const list = known.get(owner.id) ?? load(context, owner);
  known.set(owner.id, list);
  return list;
};

/** The caller's list; empty without an account or the scope to read lists. */
export const ownList = (context: RequestContext): Promise<ReadList> => {
  const { userId: id, username, scopes } = context.caller;
  if (id === null || username === null || !scopes.includes('read:list')) {
    return Promise.resolve(NOTHING);
  }
  return listOf(context, { id, username, reading: 'own' });
};

type Whose = Pick<ListArguments, 'userId' | 'userName'>;

/** The caller, if the arguments name them. */
const self = ({ caller }: RequestContext, { userId, userName }: Whose): ListOwner | undefined => {
  const { userId: id, username } = caller;
  if (id === null || username === null) return undefined;
  const isOwn =
    (userId == null || userId === numberOf(id)) &&
    (userName == null || userName.toLowerCase() === username.toLowerCase());
  return isOwn ? { id, username, reading: 'own' } : undefined;
};

const notOpen = () => refusal('NOT_FOUND', 'COMPAT_USER_NOT_FOUND');

/**
 * The owner that the arguments name: the caller; or, for a caller with an account, a user by name who shows them their list. Other users
 * cannot be found by number.
 * @throws Refusal `UNAUTHENTICATED`, `NOT_FOUND`
 */
export const ownerOf = async (context: RequestContext, whose: Whose): Promise<ListOwner> => {
  const own = self(context, whose);
  if (own) return own;
  const { userId, userName } = whose;
  if (userId == null && userName == null) throw refusal('UNAUTHENTICATED', 'COMPAT_UNAUTHORIZED');
  if (context.caller.userId === null || userId != null || userName == null) throw notOpen();
  const sight = await seeUser(context, userName).catch((error: unknown) => {
    throw error instanceof Refusal ? notOpen() : error;
  });
  const owner = ownerInSight(sight);
  if (!owner) throw notOpen();
  return owner;
};

/** A user who shows the caller their list; undefined if they do not. */
export const ownerInSight = (sight: Sight): ListOwner | undefined =>
  sight.sees('list')
    ? { id: sight.id, username: sight.person.username, reading: sight.audience('list') }
    : undefined;

/** Entries of a list that match the arguments, in the requested order, or most recently changed first. */
export const findEntries = async (
  context: RequestContext,
  args: ListArguments,
): Promise<ListedMedia[]> => {
  if (args.isFollowing === true) return [];
  const owner = await ownerOf(context, args);
  if (owner.reading === 'own') requireScope(context.caller, 'read:list');
  const { entries } = await listOf(context, owner);
  const found = entries.filter(conditionOf({ ...args }, LIST_FILTERS));
  return args.sort?.length
    ? inOrder(found, args.sort, listOrders(mediaOrders(mediaSight(context))))
    : found;
};
