import type { z } from 'zod';
import type { ExternalMediaId } from '#slices/catalog/index.ts';
import { unreadable, type Decoded, type Payload, type PlaybackEvent } from '../playback.ts';
import { decodeEmby } from './emby.ts';
import * as lenient from './lenient.ts';
import {
  kindOfItem,
  MARK_PLAYED,
  PLAYBACK_STOP,
  progressOf,
  providerIds,
  runTimeOf,
  serverUserOf,
} from './media-browser.ts';

const NEW_ITEM = 'ItemAdded';

const payloadSchema = lenient.record({
  NotificationType: lenient.text,
  NotificationUsername: lenient.text,
  UserId: lenient.text,
  SaveReason: lenient.text,
  Played: lenient.flag,
  ItemId: lenient.text,
  SeriesId: lenient.text,
  ItemType: lenient.text,
  Name: lenient.text,
  SeriesName: lenient.text,
  SeasonNumber: lenient.seasonNumber,
  EpisodeNumber: lenient.episodeNumber,
  EpisodeNumberEnd: lenient.episodeNumber,
  PremiereDate: lenient.date,
  RunTimeTicks: lenient.number,
  PlaybackPositionTicks: lenient.number,
  PlayedToCompletion: lenient.flag,
  Series: lenient.record({ ProviderIds: lenient.members }),
});

type JellyfinPayload = z.infer<typeof payloadSchema>;

/** On an episode `Provider_*` are ids of the episode; those of its series come from relays and other plugins only. */
const mediaIds = (
  payload: Payload,
  { Series }: JellyfinPayload,
  kind: PlaybackEvent['kind'],
): ExternalMediaId[] => {
  if (kind === 'other') return [];
  const own = providerIds(payload, 'Provider_', kind);
  if (kind === 'movie') return own;
  return [
    ...own,
    ...providerIds(payload, 'SeriesProvider_', 'show'),
    ...providerIds(Series.ProviderIds, '', 'show'),
  ];
};

const plainId = (id: string | null): string | null => id?.replaceAll('-', '').toLowerCase() ?? null;

/** The event in the words of the adapter: a playback also saves user data, which is told twice then. */
const eventOf = ({ NotificationType, SaveReason, Played }: JellyfinPayload): string | null =>
  NotificationType === 'UserDataSaved' && SaveReason === 'TogglePlayed' && Played === true
    ? MARK_PLAYED
    : NotificationType;

const newShow = (payload: Payload, { ItemType, ItemId, Name }: JellyfinPayload): Decoded => {
  const ids = providerIds(payload, 'Provider_', 'show').map(({ kind, id }) => ({ kind, id }));
  const showKey = plainId(ItemId);
  if (ItemType !== 'Series' || showKey === null || ids.length === 0) {
    return { outcome: 'ignored_event', event: NEW_ITEM };
  }
  return { outcome: 'show', showKey, title: Name, ids };
};

/** Reads a payload of Jellyfin's webhook plugin; the nested ones of other plugins and of Emby too. */
export const decodeJellyfin = (payload: Payload): Decoded => {
  const jellyfin = payloadSchema.parse(payload);
  const event = eventOf(jellyfin);
  if (event === null) return 'Item' in payload ? decodeEmby(payload) : unreadable('no_event_name');
  if (event === NEW_ITEM) return newShow(payload, jellyfin);
  if (event !== PLAYBACK_STOP && event !== MARK_PLAYED) return { outcome: 'ignored_event', event };
  const kind = kindOfItem(jellyfin.ItemType);
  return {
    outcome: 'playback',
    event: {
      server: 'server_b',
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
      progress: progressOf(
        jellyfin.PlaybackPositionTicks,
        jellyfin.RunTimeTicks,
        jellyfin.PlayedToCompletion,
      ),
      runTimeMs: runTimeOf(jellyfin.RunTimeTicks),
      sessionKey: null,
      library: null,
      trackerIds: [],
      showKey: kind === 'episode' ? plainId(jellyfin.SeriesId) : null,
    },
  };
};
