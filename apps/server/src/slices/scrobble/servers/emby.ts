import { unreadable, type Decoded, type Payload } from '../playback.ts';
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

/** Emby's name and that of the "Webhooks" plugin for Jellyfin. */
const EVENTS: ReadonlyMap<string, string> = new Map([
  ['playback.stop', PLAYBACK_STOP],
  ['Stop', PLAYBACK_STOP],
  ['item.markplayed', MARK_PLAYED],
  ['MarkPlayed', MARK_PLAYED],
]);

const payloadSchema = lenient.record({
  Event: lenient.text,
  User: lenient.record({ Id: lenient.text, Name: lenient.text }),
  Item: lenient.record({
    Type: lenient.text,
    Name: lenient.text,
    SeriesName: lenient.text,
    SeriesId: lenient.text,
    ParentIndexNumber: lenient.seasonNumber,
    IndexNumber: lenient.episodeNumber,
    IndexNumberEnd: lenient.episodeNumber,
    PremiereDate: lenient.date,
    RunTimeTicks: lenient.number,
    ProviderIds: lenient.members,
  }),
  Series: lenient.record({ ProviderIds: lenient.members }),
  PlaybackInfo: lenient.record({
    PositionTicks: lenient.number,
    PlayedToCompletion: lenient.flag,
  }),
  Session: lenient.record({ PlayState: lenient.record({ PositionTicks: lenient.number }) }),
});

/** Reads the nested payload of Emby and of the "Webhooks" plugin for Jellyfin, which alone sends ids of the series. */
export const decodeEmby = (payload: Payload): Decoded => {
  const { Event, User, Item, Series, PlaybackInfo, Session } = payloadSchema.parse(payload);
  if (Event === null) return unreadable('no_event_name');
  const event = EVENTS.get(Event);
  if (event === undefined) return { outcome: 'ignored_event', event: Event };
  const kind = kindOfItem(Item.Type);
  // Session.PlayState may already be that of the next item, so it stands in only where there is nothing else.
  const position = PlaybackInfo.PositionTicks ?? Session.PlayState.PositionTicks;
  return {
    outcome: 'playback',
    event: {
      server: 'server_b',
      event,
      kind,
      serverUser: serverUserOf(User.Id, User.Name),
      ownAccount: true,
      title: Item.Name,
      showTitle: Item.SeriesName,
      season: Item.ParentIndexNumber,
      episode: Item.IndexNumber,
      episodeEnd: Item.IndexNumberEnd,
      airDate: Item.PremiereDate,
      ids: [
        ...(kind === 'other' ? [] : providerIds(Item.ProviderIds, '', kind)),
        ...(kind === 'episode' ? providerIds(Series.ProviderIds, '', 'show') : []),
      ],
      progress: progressOf(position, Item.RunTimeTicks, PlaybackInfo.PlayedToCompletion),
      runTimeMs: runTimeOf(Item.RunTimeTicks),
      sessionKey: null,
      library: null,
      trackerIds: [],
      showKey: kind === 'episode' ? Item.SeriesId : null,
    },
  };
};
