import { z } from 'zod';
import { flatMapInSlices } from '#platform/in-slices.ts';
import * as lenient from '../payload/lenient-field.ts';
import type { Payload } from '../payload/payload.ts';
import type { DecodedShow } from '../pipeline/playback.ts';
import { refusal } from '../reasons.ts';
import { decodePlex } from '../servers/plex.ts';
import type { AskServer } from './ask.ts';
import type { Library, PlayedItem, WantedPlays } from './library.ts';
import { accountOf, container, eachItem, sections, serverId, type Section } from './plex-api.ts';

/** The account of the owner of a server, in the numbers of the server itself. */
const OWNER = 1;
/** The type of episodes in the words of the API; films have the type of their library. */
const EPISODES = 4;
const MS = 1_000;

const RATING_KEY = /^\d{1,12}$/u;
const SHOW_PATH = /^\/library\/metadata\/(?<key>\d{1,12})/u;

const playSchema = lenient.namedRecord({
  ratingKey: lenient.text,
  grandparentRatingKey: lenient.text,
  grandparentKey: lenient.text,
  librarySectionID: lenient.text,
  accountID: lenient.number,
  viewedAt: lenient.number,
  viewCount: lenient.number,
  lastViewedAt: lenient.number,
});

const instantOf = (seconds: number | null): string[] => {
  const at = new Date((seconds ?? 0) * MS);
  return at.getTime() > 0 ? [at.toISOString()] : [];
};

/** Items with the times at which they were played, from several answers. */
interface Gathered {
  items: Map<string, { metadata: Payload; at: Set<string> }>;
  /** Libraries whose items do not count, by key. */
  leftOut: ReadonlySet<string>;
  most: number;
}

/** Adds what an answer says of an item. @returns whether more are wanted */
const add = ({ items, leftOut, most }: Gathered, metadata: Payload, seconds: number | null) => {
  const { ratingKey, librarySectionID } = playSchema.parse(metadata);
  if (ratingKey === null || leftOut.has(librarySectionID ?? '')) return true;
  const known = items.get(ratingKey) ?? { metadata, at: new Set<string>() };
  // What a library says of an item has its ids; what the history says has none.
  items.set(ratingKey, { at: known.at, metadata: { ...known.metadata, ...metadata } });
  for (const at of instantOf(seconds)) known.at.add(at);
  return items.size < most;
};

/** Adds each play that the server has kept. */
const addHistory = (ask: AskServer, gathered: Gathered, account: number): Promise<void> => {
  const query = { sort: 'viewedAt:asc', accountID: account };
  return eachItem(ask, { path: '/status/sessions/history/all', query }, (metadata) => {
    const { accountID, viewedAt } = playSchema.parse(metadata);
    return accountID !== account || add(gathered, metadata, viewedAt);
  });
};

/** Adds the items of a library that are marked as played, for the account whose token it is. */
const addMarked = async (ask: AskServer, gathered: Gathered, { key, type }: Section) => {
  if (key === null || (type !== 'show' && type !== 'movie')) return;
  const query = { ...(type === 'show' && { type: EPISODES }), unwatched: 0, includeGuids: 1 };
  await eachItem(ask, { path: `/library/sections/${key}/all`, query }, (metadata) => {
    const { viewCount, lastViewedAt } = playSchema.parse(metadata);
    return (viewCount ?? 0) < 1 || add(gathered, metadata, lastViewedAt);
  });
};

const gather = async (ask: AskServer, wanted: WantedPlays): Promise<Gathered['items']> => {
  const { onlyUser, ignoredLibraries, most } = wanted;
  const account = onlyUser === null ? OWNER : await accountOf(ask, onlyUser);
  const all = await sections(ask);
  const ignored = new Set(ignoredLibraries.map((name) => name.toLowerCase()));
  const isLeftOut = ({ title }: Section) => ignored.has(title?.toLowerCase() ?? '');
  const leftOut = new Set(all.filter(isLeftOut).map(({ key }) => String(key)));
  const gathered: Gathered = { items: new Map(), leftOut, most };
  await addHistory(ask, gathered, account);
  if (account === OWNER)
    for (const section of all.filter((each) => !isLeftOut(each)))
      await addMarked(ask, gathered, section);
  return gathered.items;
};

const eventOf = (metadata: Payload, uuid: string | null): PlayedItem['event'] | null => {
  const { grandparentRatingKey, grandparentKey } = playSchema.parse(metadata);
  const show = grandparentRatingKey ?? SHOW_PATH.exec(grandparentKey ?? '')?.groups?.['key'];
  const Metadata = { ...metadata, ...(show !== undefined && { grandparentRatingKey: show }) };
  const decoded = decodePlex({ event: 'media.scrobble', Server: { uuid }, Metadata });
  return decoded.outcome === 'playback' ? decoded.event : null;
};

const showOf = async (ask: AskServer, showKey: string): Promise<DecodedShow | null> => {
  const [uuid, key] = z.tuple([z.unknown(), z.string()]).parse(JSON.parse(showKey));
  if (!RATING_KEY.test(key)) return null;
  const found = await container(ask, `/library/metadata/${key}`, { includeGuids: 1 });
  const [Metadata] = found?.Metadata ?? [];
  if (!Metadata) return null;
  const decoded = decodePlex({ event: 'library.new', Server: { uuid }, Metadata });
  return decoded.outcome === 'show' ? { ...decoded, showKey } : null;
};

/** Reads a Plex Media Server. */
export const plexLibrary = (ask: AskServer): Library => ({
  check: async () => {
    if ((await sections(ask)).length === 0)
      throw refusal('BAD_USER_INPUT', 'LIBRARY_UNREADABLE', { status: 200, field: 'address' });
  },
  show: (showKey) => showOf(ask, showKey),
  plays: async (wanted) => {
    const uuid = await serverId(ask);
    const items = await gather(ask, wanted);
    return flatMapInSlices(items.values(), ({ metadata, at }) => {
      const event = eventOf(metadata, uuid);
      return event ? [{ event, at: [...at].toSorted() }] : [];
    });
  },
});
