import type { z } from 'zod';
import type { ExternalMediaId } from '#slices/mapping/index.ts';
import { unreadable, type Payload } from '../payload/payload.ts';
import type { Decoded, ServerItemKind } from '../pipeline/playback.ts';
import { decodeEmby } from './emby.ts';
import * as lenient from '../payload/lenient-field.ts';
import {
  kindOfItem,
  MARK_PLAYED,
  PLAYBACK_STOP,
  progressOf,
  providerIds,
  runTimeOf,
  serverUserOf,
  sessionKeyOf,
  ticksOf,
} from './media-browser.ts';

const NEW_ITEM = 'ItemAdded';
const SAVED = 'UserDataSaved';
/** The events that are read, by their names in whatever case and style a template writes them. */
const EVENTS = new Map(
  [PLAYBACK_STOP, NEW_ITEM, SAVED, MARK_PLAYED].map((name) => [lenient.foldedName(name), name]),
);

const payloadSchema = lenient.namedRecord({
  NotificationType: lenient.text,
  NotificationUsername: lenient.text,
  UserId: lenient.text,
  SaveReason: lenient.text,
  Played: lenient.flag,
  MarkPlayed: lenient.flag,
  ServerId: lenient.text,
  ItemId: lenient.text,
  SeriesId: lenient.text,
  ItemType: lenient.text,
  Type: lenient.text,
  Item: lenient.members,
  Name: lenient.text,
  SeriesName: lenient.text,
  SeasonNumber: lenient.seasonNumber,
  EpisodeNumber: lenient.episodeNumber,
  EpisodeNumberEnd: lenient.episodeNumber,
  PremiereDate: lenient.date,
  SeriesPremiereDate: lenient.date,
  Year: lenient.number,
  LibraryName: lenient.text,
  RunTimeTicks: lenient.number,
  PlaybackPositionTicks: lenient.number,
  RunTime: lenient.clockTime,
  PlaybackPosition: lenient.clockTime,
  PlaybackPercentage: lenient.percent,
  PlayedToCompletion: lenient.flag,
  Series: lenient.namedRecord({ ProviderIds: lenient.members }),
  SeriesProviderIds: lenient.members,
});

type JellyfinPayload = z.infer<typeof payloadSchema>;

/** On an episode `Provider_*` are ids of the episode; those of its series come from relays and other plugins only. */
const mediaIds = (
  payload: Payload,
  { Series, SeriesProviderIds }: JellyfinPayload,
  kind: ServerItemKind,
): ExternalMediaId[] => {
  if (kind === 'other') return [];
  const own = providerIds(payload, 'Provider_', kind);
  if (kind === 'movie') return own;
  return [
    ...own,
    ...providerIds(payload, 'SeriesProvider_', 'show'),
    ...providerIds(Series.ProviderIds, '', 'show'),
    ...providerIds(SeriesProviderIds, '', 'show'),
  ];
};

const plainId = (id: string | null): string | null => id?.replaceAll('-', '').toLowerCase() ?? null;

/** The event by the fields that only one of them has, for templates without its name. */
const eventByFields = (jellyfin: JellyfinPayload): string | null => {
  if (jellyfin.SaveReason !== null) return SAVED;
  return jellyfin.PlayedToCompletion === null ? null : PLAYBACK_STOP;
};

/** The event in the words of the adapter. A playback also saves user data, which would report it twice. */
const eventOf = (jellyfin: JellyfinPayload): string | null => {
  const { NotificationType, SaveReason, Played, MarkPlayed } = jellyfin;
  const told =
    NotificationType === null
      ? eventByFields(jellyfin)
      : (EVENTS.get(lenient.foldedName(NotificationType)) ?? NotificationType);
  if (told === null && MarkPlayed === true) return MARK_PLAYED;
  return told === SAVED && SaveReason === 'TogglePlayed' && Played === true ? MARK_PLAYED : told;
};

const keyOf = (jellyfin: JellyfinPayload): string | null => {
  const { ServerId: server, ItemId: item, SeasonNumber, EpisodeNumber, Name } = jellyfin;
  const user = serverUserOf(jellyfin.UserId, jellyfin.NotificationUsername);
  return sessionKeyOf({ server, user, item: plainId(item) }, [SeasonNumber, EpisodeNumber, Name]);
};

/** `Year` of an episode is that of its series. */
const yearOf = ({ SeriesPremiereDate, Year }: JellyfinPayload): number | null => {
  const year = SeriesPremiereDate === null ? Year : Number(SeriesPremiereDate.slice(0, 4));
  return year !== null && Number.isInteger(year) && year > 1900 && year < 2200 ? year : null;
};

const newShow = (payload: Payload, { ItemType, ItemId, Name }: JellyfinPayload): Decoded => {
  const ids = providerIds(payload, 'Provider_', 'show').map(({ kind, id }) => ({ kind, id }));
  const showKey = plainId(ItemId);
  if (ItemType !== 'Series' || showKey === null || ids.length === 0) {
    return { outcome: 'ignored_event', event: NEW_ITEM };
  }
  return { outcome: 'show', showKey, showGuid: null, title: Name, ids };
};

/** Reads a payload of Jellyfin's webhook plugin; the nested ones of other plugins and of Emby too. */
export const decodeJellyfin = (payload: Payload): Decoded => {
  const jellyfin = payloadSchema.parse(payload);
  const event = eventOf(jellyfin);
  // Templates of one plugin are also filled with the fields of the other.
  if (Object.keys(jellyfin.Item).length > 0) return decodeEmby(payload, event);
  if (event === null) return unreadable('no_event_name');
  if (event === NEW_ITEM) return newShow(payload, jellyfin);
  if (event !== PLAYBACK_STOP && event !== MARK_PLAYED) return { outcome: 'ignored_event', event };
  const kind = kindOfItem(jellyfin.ItemType ?? jellyfin.Type);
  // Some templates send times (`00:24:00`) and no ticks.
  const runTime = jellyfin.RunTimeTicks ?? ticksOf(jellyfin.RunTime);
  return {
    outcome: 'playback',
    event: {
      originKind: 'server_b',
      event,
      kind,
      serverUser: serverUserOf(jellyfin.UserId, jellyfin.NotificationUsername),
      ownAccount: true,
      title: jellyfin.Name,
      showTitle: jellyfin.SeriesName,
      season: jellyfin.SeasonNumber,
      episode: jellyfin.EpisodeNumber,
      episodeEnd: jellyfin.EpisodeNumberEnd,
      airDate: jellyfin.PremiereDate,
      ids: mediaIds(payload, jellyfin, kind),
      progress: progressOf({
        position: jellyfin.PlaybackPositionTicks ?? ticksOf(jellyfin.PlaybackPosition),
        runTime,
        percentage: jellyfin.PlaybackPercentage,
        completed: jellyfin.PlayedToCompletion,
      }),
      runTimeMs: runTimeOf(runTime),
      sessionKey: keyOf(jellyfin),
      library: jellyfin.LibraryName,
      trackerIds: [],
      showKey: kind === 'episode' ? plainId(jellyfin.SeriesId) : null,
      showGuid: null,
      showYear: yearOf(jellyfin),
    },
  };
};
