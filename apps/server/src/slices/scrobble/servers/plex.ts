import type { z } from 'zod';
import type { ExternalMediaId } from '#slices/mapping/index.ts';
import { unreadable, type Payload } from '../payload/payload.ts';
import type { Decoded, TrackerId, ServerItemKind } from '../pipeline/playback.ts';
import * as lenient from '../payload/lenient-field.ts';
import { providerIds } from './media-browser.ts';
import { parseGuid, parseShowGuid, parseTrackerGuid } from './plex-guid.ts';

/** The events about watching. media.stop says how far an earlier media.play came. */
const USED_EVENTS: ReadonlySet<string> = new Set(['media.scrobble', 'media.play', 'media.stop']);
/** Tautulli's names for the same, as its users write them into their templates. */
const TAUTULLI_EVENTS: ReadonlyMap<string, string> = new Map([
  ['tautulli.watched', 'media.scrobble'],
  ['tautulli.play', 'media.play'],
  ['tautulli.start', 'media.play'],
  ['tautulli.stop', 'media.stop'],
]);
const NEW_ITEM = 'library.new';
const MOST_GUIDS = 32;

/** `guid` is the item's own, `Guid` a list. Where a relay writes all names in lower case, the list has the one name. */
const toldApart = (metadata: Payload): Payload =>
  Array.isArray(metadata['guid']) && metadata['Guid'] === undefined
    ? { ...metadata, guid: null, Guid: metadata['guid'] }
    : metadata;

const metadataSchema = lenient.namedRecord({
  type: lenient.word,
  ratingKey: lenient.text,
  grandparentRatingKey: lenient.text,
  librarySectionTitle: lenient.text,
  librarySectionID: lenient.text,
  key: lenient.text,
  title: lenient.text,
  grandparentTitle: lenient.text,
  parentIndex: lenient.seasonNumber,
  index: lenient.episodeNumber,
  originallyAvailableAt: lenient.date,
  year: lenient.number,
  viewOffset: lenient.number,
  duration: lenient.number,
  guid: lenient.text,
  grandparentGuid: lenient.text,
  Guid: lenient.list(lenient.guid, MOST_GUIDS),
  Guids: lenient.members,
});

const payloadSchema = lenient.namedRecord({
  event: lenient.word,
  user: lenient.flag,
  Account: lenient.namedRecord({ id: lenient.text, title: lenient.text }),
  Server: lenient.namedRecord({ uuid: lenient.text }),
  Metadata: lenient.members.transform(toldApart).pipe(metadataSchema),
  Item: lenient.members,
});

type PlexPayload = z.infer<typeof payloadSchema>;
type Metadata = PlexPayload['Metadata'];

const kindOf = (type: string | null): ServerItemKind =>
  type === 'episode' || type === 'movie' ? type : 'other';

const idsOf = (
  guids: readonly (string | null)[],
  levelOf: (isOfShow: boolean) => ExternalMediaId['level'],
): ExternalMediaId[] =>
  guids.flatMap((guid) => {
    const parsed = guid === null ? null : parseGuid(guid);
    if (!parsed) return [];
    const { isOfShow, ...id } = parsed;
    return [{ ...id, level: levelOf(isOfShow) }];
  });

/**
 * The ids of an item. The current agent's `Guid` holds those of the item itself, an episode included; older agents
 * identify an episode by its show, season and number.
 */
const mediaIds = (metadata: Metadata): ExternalMediaId[] => {
  const { type, guid, grandparentGuid, Guid: own } = metadata;
  const named = byNames(metadata);
  if (type === 'movie') return [...idsOf([guid, ...own], () => 'movie'), ...named];
  if (type !== 'episode') return [];
  return [
    ...idsOf([guid], (isOfShow) => (isOfShow ? 'show' : 'episode')),
    ...idsOf(own, () => 'episode'),
    ...named,
    ...idsOf([grandparentGuid], () => 'show'),
  ];
};

const trackerIds = ({ guid, grandparentGuid, Guid: own }: Metadata): TrackerId[] =>
  [guid, ...own, grandparentGuid].flatMap((each) => {
    const id = each === null ? null : parseTrackerGuid(each);
    return id ? [id] : [];
  });

const ratioOf = ({ viewOffset, duration }: Metadata): number | null =>
  viewOffset === null || duration === null || duration <= 0 ? null : viewOffset / duration;

/** Relays reuse keys of items, so the content of the item counts as well. */
const sessionKeyOf = ({ Server, Metadata }: PlexPayload): string | null => {
  const { ratingKey, key, guid, parentIndex, index, title } = Metadata;
  const item = ratingKey ?? key ?? guid;
  return item === null
    ? null
    : JSON.stringify([Server.uuid, item, guid, parentIndex, index, title]);
};

const keyOfShow = ({ Server }: PlexPayload, ratingKey: string | null): string | null =>
  ratingKey === null ? null : JSON.stringify([Server.uuid, ratingKey]);

/** Tautulli lists ids by their site, and does not say whose they are: `{"tvdb": "9000784", "tmdb": ""}`. */
const byNames = ({ type, Guids }: Metadata): ExternalMediaId[] =>
  type === 'movie' || type === 'episode' ? providerIds(Guids, '', type) : [];

/** A new show comes with its own ids, and the key its episodes will name it by. */
const newShow = (plex: PlexPayload): Decoded => {
  const { type, ratingKey, title, guid, Guid: own } = plex.Metadata;
  const showKey = keyOfShow(plex, ratingKey);
  const ids = idsOf([guid, ...own], () => 'show').map(({ kind, id }) => ({ kind, id }));
  const showGuid = parseShowGuid(guid);
  if (type !== 'show' || showKey === null || ids.length === 0) {
    return { outcome: 'ignored_event', event: NEW_ITEM };
  }
  return { outcome: 'show', showKey, showGuid, title, ids };
};

/** Reads a payload of a Plex webhook. */
export const decodePlex = (payload: Payload): Decoded => {
  const plex = payloadSchema.parse(payload);
  const { Account, Metadata } = plex;
  const event = TAUTULLI_EVENTS.get(plex.event ?? '') ?? plex.event;
  // Emby names its events likewise, and what they are about `Item`.
  if (event === null || Object.keys(plex.Item).length > 0) return unreadable('no_event_name');
  if (event === NEW_ITEM) return newShow(plex);
  if (!USED_EVENTS.has(event)) return { outcome: 'ignored_event', event };
  const isNamed = Account.id !== null || Account.title !== null;
  return {
    outcome: 'playback',
    event: {
      originKind: 'server_a',
      event,
      kind: kindOf(Metadata.type),
      serverUser: isNamed ? Account : null,
      ownAccount: plex.user !== false,
      title: Metadata.title,
      showTitle: Metadata.grandparentTitle,
      season: Metadata.parentIndex,
      episode: Metadata.index,
      episodeEnd: null,
      airDate: Metadata.originallyAvailableAt,
      ids: mediaIds(Metadata),
      progress: { ratio: ratioOf(Metadata), positionMs: Metadata.viewOffset, completed: null },
      runTimeMs: Metadata.duration,
      sessionKey: sessionKeyOf(plex),
      library: Metadata.librarySectionTitle ?? Metadata.librarySectionID,
      trackerIds: trackerIds(Metadata),
      showKey: keyOfShow(plex, Metadata.grandparentRatingKey),
      showGuid: parseShowGuid(Metadata.grandparentGuid),
      showYear: Metadata.type === 'movie' ? Metadata.year : null,
    },
  };
};
