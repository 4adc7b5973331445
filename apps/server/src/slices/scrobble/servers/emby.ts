import type { z } from 'zod';
import type { ExternalMediaId } from '#slices/mapping/index.ts';
import { unreadable, type Payload } from '../payload/payload.ts';
import type { Decoded, PlaybackProgress, ServerItemKind } from '../pipeline/playback.ts';
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
} from './media-browser.ts';

/** The names of Emby, of the "Webhooks" plugin for Jellyfin and of Jellyfin's own, in whatever case and style. */
const EVENTS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['playback.stop', PLAYBACK_STOP],
      ['Stop', PLAYBACK_STOP],
      [PLAYBACK_STOP, PLAYBACK_STOP],
      ['item.markplayed', MARK_PLAYED],
      [MARK_PLAYED, MARK_PLAYED],
    ] as const
  ).map(([name, event]) => [lenient.foldedName(name), event]),
);

const payloadSchema = lenient.namedRecord({
  Event: lenient.text,
  Server: lenient.namedRecord({ Id: lenient.text }),
  User: lenient.namedRecord({ Id: lenient.text, Name: lenient.text }),
  Item: lenient.namedRecord({
    Id: lenient.text,
    Type: lenient.text,
    Name: lenient.text,
    SeriesName: lenient.text,
    SeriesId: lenient.text,
    ParentIndexNumber: lenient.seasonNumber,
    IndexNumber: lenient.episodeNumber,
    IndexNumberEnd: lenient.episodeNumber,
    PremiereDate: lenient.date,
    ProductionYear: lenient.number,
    RunTimeTicks: lenient.number,
    ProviderIds: lenient.members,
    SeriesProviderIds: lenient.members,
    UserData: lenient.namedRecord({ Played: lenient.flag }),
  }),
  SeriesProviderIds: lenient.members,
  Played: lenient.flag,
  UserData: lenient.namedRecord({ Played: lenient.flag }),
  PlaybackPercentage: lenient.percent,
  Series: lenient.namedRecord({ ProviderIds: lenient.members }),
  PlaybackInfo: lenient.namedRecord({
    PositionTicks: lenient.number,
    PlayedToCompletion: lenient.flag,
  }),
  Session: lenient.namedRecord({
    PlayState: lenient.namedRecord({ PositionTicks: lenient.number }),
  }),
});

type EmbyPayload = z.infer<typeof payloadSchema>;

const idsOf = (
  { Item, Series, SeriesProviderIds }: EmbyPayload,
  kind: ServerItemKind,
): ExternalMediaId[] => {
  if (kind === 'other') return [];
  const own = providerIds(Item.ProviderIds, '', kind);
  if (kind === 'movie') return own;
  const ofShow = [Series.ProviderIds, Item.SeriesProviderIds, SeriesProviderIds];
  return [...own, ...ofShow.flatMap((ids) => providerIds(ids, '', 'show'))];
};

/** How far it was played. The server's played flag counts only without a position. */
const playedOf = ({
  Item,
  PlaybackInfo,
  Session,
  UserData,
  Played,
  PlaybackPercentage,
}: EmbyPayload): PlaybackProgress =>
  progressOf({
    // Session.PlayState may already belong to the next item, so we use it only if there is nothing else.
    position: PlaybackInfo.PositionTicks ?? Session.PlayState.PositionTicks,
    runTime: Item.RunTimeTicks,
    percentage: PlaybackPercentage,
    completed: PlaybackInfo.PlayedToCompletion ?? Item.UserData.Played ?? UserData.Played ?? Played,
  });

/**
 * Reads the nested payload of Emby and of the "Webhooks" plugin for Jellyfin, which alone sends ids of the series.
 * @param named the event, where another field than `Event` names it.
 */
export const decodeEmby = (payload: Payload, named: string | null = null): Decoded => {
  const emby = payloadSchema.parse(payload);
  const { Event, Server, User, Item } = emby;
  const told = Event ?? named;
  if (told === null) return unreadable('no_event_name');
  const event = EVENTS.get(lenient.foldedName(told));
  if (event === undefined) return { outcome: 'ignored_event', event: told };
  const kind = kindOfItem(Item.Type);
  const user = serverUserOf(User.Id, User.Name);
  return {
    outcome: 'playback',
    event: {
      originKind: 'server_b',
      event,
      kind,
      serverUser: user,
      ownAccount: true,
      title: Item.Name,
      showTitle: Item.SeriesName,
      season: Item.ParentIndexNumber,
      episode: Item.IndexNumber,
      episodeEnd: Item.IndexNumberEnd,
      airDate: Item.PremiereDate,
      ids: idsOf(emby, kind),
      progress: playedOf(emby),
      runTimeMs: runTimeOf(Item.RunTimeTicks),
      sessionKey: sessionKeyOf({ server: Server.Id, user, item: Item.Id }, [
        Item.ParentIndexNumber,
        Item.IndexNumber,
        Item.Name,
      ]),
      library: null,
      trackerIds: [],
      showKey: kind === 'episode' ? Item.SeriesId : null,
      showGuid: null,
      showYear: kind === 'movie' ? Item.ProductionYear : null,
    },
  };
};
