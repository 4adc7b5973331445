import { z } from 'zod';
import { flatMapInSlices } from '#platform/in-slices.ts';
import * as lenient from '../payload/lenient-field.ts';
import type { Payload } from '../payload/payload.ts';
import type { DecodedShow } from '../pipeline/playback.ts';
import { refusal } from '../reasons.ts';
import { decodeEmby } from '../servers/emby.ts';
import { decodeJellyfin } from '../servers/jellyfin.ts';
import type { AskServer } from './ask.ts';
import type { Library, PlayedItem, WantedPlays } from './library.ts';

/** Items of a page. */
const PAGE = 500;
/** Ids of Jellyfin are GUIDs, those of Emby numbers or GUIDs. */
const ITEM_ID = /^(?:[\da-f]{32}|\d{1,12})$/u;
const PLAYED = { IncludeItemTypes: 'Episode,Movie', IsPlayed: 'true', EnableUserData: 'true' };

const userSchema = lenient.namedRecord({ Id: lenient.text, Name: lenient.text });
const pageSchema = lenient.namedRecord({ Items: z.array(lenient.members).catch([]) });
const itemSchema = lenient.namedRecord({
  Id: lenient.text,
  Type: lenient.text,
  Name: lenient.text,
  ProviderIds: lenient.members,
  UserData: lenient.namedRecord({ Played: lenient.flag, LastPlayedDate: lenient.text }),
});

type User = z.infer<typeof userSchema>;

const instantOf = (text: string | null): string[] => {
  const at = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) || at <= 0 ? [] : [new Date(at).toISOString()];
};

const plain = (id: string): string => id.replaceAll('-', '').toLowerCase();

/** The user whose token it is; null for a key of the whole server, which belongs to nobody. */
const ownUser = async (ask: AskServer): Promise<User | null> => {
  const user = userSchema.parse((await ask('/Users/Me')) ?? {});
  return user.Id === null ? null : user;
};

const users = async (ask: AskServer): Promise<User[]> => {
  const json = await ask('/Users');
  if (!Array.isArray(json))
    throw refusal('BAD_USER_INPUT', 'LIBRARY_UNREADABLE', { status: 200, field: 'address' });
  return json.map((user) => userSchema.parse(user));
};

/** The user whose plays count. @throws Refusal if it is not clear who that is */
const userIdOf = async (ask: AskServer, onlyUser: string | null): Promise<string> => {
  const own = await ownUser(ask);
  const all = own ? [own] : await users(ask);
  const wanted = onlyUser === null ? null : onlyUser.trim().toLowerCase();
  const [user, ...others] = all.filter(
    ({ Id, Name }) =>
      wanted === null || Name?.toLowerCase() === wanted || plain(Id ?? '') === plain(wanted),
  );
  if (user?.Id == null || others.length > 0 || !ITEM_ID.test(plain(user.Id)))
    throw refusal('BAD_USER_INPUT', 'LIBRARY_USER_UNKNOWN');
  return user.Id;
};

/** The items of a user, page by page, until there are no more or enough. */
const itemsOf = async (
  ask: AskServer,
  { userId, most }: { userId: string; most: number },
  query: Readonly<Record<string, string>>,
): Promise<Payload[]> => {
  const found: Payload[] = [];
  while (found.length < most) {
    const page = { Fields: 'ProviderIds', StartIndex: found.length, Limit: PAGE };
    const json = await ask(`/Users/${userId}/Items`, { Recursive: 'true', ...query, ...page });
    const { Items } = pageSchema.parse(json ?? {});
    found.push(...Items);
    if (Items.length < PAGE) break;
  }
  return found.slice(0, most);
};

/** The ids of what was played of libraries that do not count. */
const leftOutOf = async (
  ask: AskServer,
  who: { userId: string; most: number },
  ignored: readonly string[],
): Promise<ReadonlySet<string | null>> => {
  if (ignored.length === 0) return new Set();
  const names = new Set(ignored.map((name) => name.toLowerCase()));
  const { Items } = pageSchema.parse((await ask(`/Users/${who.userId}/Views`)) ?? {});
  const ids: (string | null)[] = [];
  for (const { Id, Name } of Items.map((view) => itemSchema.parse(view))) {
    if (Id === null || !names.has(Name?.toLowerCase() ?? '')) continue;
    const items = await itemsOf(ask, who, { ...PLAYED, ParentId: Id });
    ids.push(...items.map((item) => itemSchema.parse(item).Id));
  }
  return new Set(ids);
};

const playedOf = async (
  ask: AskServer,
  { onlyUser, ignoredLibraries, most }: WantedPlays,
): Promise<PlayedItem[]> => {
  const who = { userId: await userIdOf(ask, onlyUser), most };
  const leftOut = await leftOutOf(ask, who, ignoredLibraries);
  const items = await itemsOf(ask, who, PLAYED);
  return flatMapInSlices(items, (Item) => {
    const { Id, UserData } = itemSchema.parse(Item);
    const decoded = decodeEmby({ Event: 'Stop', Item });
    if (decoded.outcome !== 'playback' || UserData.Played === false || leftOut.has(Id)) return [];
    return [{ event: decoded.event, at: instantOf(UserData.LastPlayedDate) }];
  });
};

const showOf = async (ask: AskServer, showKey: string): Promise<DecodedShow | null> => {
  const key = plain(showKey);
  if (!ITEM_ID.test(key)) return null;
  const own = await ownUser(ask);
  const json = own?.Id
    ? await ask(`/Users/${own.Id}/Items/${key}`)
    : pageSchema.parse((await ask('/Items', { Ids: key, Fields: 'ProviderIds' })) ?? {}).Items[0];
  if (json === undefined) return null;
  const { Type, Name, ProviderIds } = itemSchema.parse(json);
  const ids = Object.entries(ProviderIds).map(([site, id]) => [`Provider_${site}`, id]);
  const told = { ItemType: Type, ItemId: showKey, Name, ...Object.fromEntries(ids) };
  const decoded = decodeJellyfin({ NotificationType: 'ItemAdded', ...told });
  return decoded.outcome === 'show' ? { ...decoded, showKey } : null;
};

/** Reads a Jellyfin or an Emby. */
export const mediaBrowserLibrary = (ask: AskServer): Library => ({
  check: async () => {
    if (!(await ownUser(ask))) await users(ask);
  },
  show: (showKey) => showOf(ask, showKey),
  plays: (wanted) => playedOf(ask, wanted),
});
