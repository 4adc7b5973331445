import * as lenient from '../payload/lenient-field.ts';
import type { Payload } from '../payload/payload.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { kindOfItem, PLAYBACK_STOP, serverUserOf } from './media-browser.ts';
import { stopEvent } from './stop.ts';

const payloadSchema = lenient.namedRecord({
  media_type: lenient.text,
  title: lenient.text,
  ori_title: lenient.text,
  season: lenient.seasonNumber,
  episode: lenient.episodeNumber,
  release_date: lenient.date,
  user_name: lenient.text,
  sync_action: lenient.word,
  NotificationType: lenient.text,
  PlayedToCompletion: lenient.flag,
});

/** Sent when something begins, so that it appears as being watched. */
const BEGINS = 'mark_watching';

/**
 * Reads the flat templates that people use with Bangumi-syncer. They are sent once something was watched, and have no ids. The date is that
 * of the episode, of the first one, or only a year, so it counts as a year, and only for a first season.
 */
export const decodeBangumiSyncer = (payload: Payload): Decoded => {
  const told = payloadSchema.parse(payload);
  const { NotificationType: event, PlayedToCompletion: isCompleted } = told;
  const isOther = event !== null && lenient.foldedName(event) !== lenient.foldedName(PLAYBACK_STOP);
  if (told.sync_action === BEGINS || isOther) {
    return { outcome: 'ignored_event', event: event ?? BEGINS };
  }
  const kind = kindOfItem(told.media_type);
  const title = told.ori_title ?? told.title;
  const isEpisode = kind === 'episode';
  const isFirst = isEpisode && (told.season ?? 1) === 1 && told.release_date !== null;
  return {
    outcome: 'playback',
    event: stopEvent({
      kind,
      title: isEpisode ? null : title,
      showTitle: isEpisode ? title : null,
      season: isEpisode ? told.season : null,
      episode: isEpisode ? told.episode : null,
      ids: [],
      serverUser: serverUserOf(null, told.user_name),
      showYear: isFirst ? Number(told.release_date?.slice(0, 4)) : null,
      ratio: null,
      isWatched: isCompleted ?? true,
    }),
  };
};
