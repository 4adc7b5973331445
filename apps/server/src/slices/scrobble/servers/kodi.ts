import type { ExternalMediaId } from '#slices/mapping/index.ts';
import * as lenient from '../payload/lenient-field.ts';
import type { Payload } from '../payload/payload.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { kindOfItem, providerIds, serverUserOf } from './media-browser.ts';
import { stopEvent } from './stop.ts';

/** The ends of a playback in the words of Kodi, its add-ons and its own notifications. */
const ENDS: ReadonlySet<string> = new Set(
  `stop stopped end ended watched scrobble onStop onPlayBackStopped onPlayBackEnded
   playbackStopped playbackEnded player.onStop`
    .split(/\s+/u)
    .map(lenient.foldedName),
);
/** After these, nothing else says how far it was played. */
const WATCHED: ReadonlySet<string> = new Set(
  ['end', 'ended', 'watched', 'scrobble', 'onPlayBackEnded', 'playbackEnded'].map(
    lenient.foldedName,
  ),
);

const envelopeSchema = lenient.namedRecord({
  item: lenient.members,
  movie: lenient.members,
  tvshow: lenient.members,
  params: lenient.namedRecord({
    data: lenient.namedRecord({ item: lenient.members, end: lenient.flag }),
  }),
});

const payloadSchema = lenient.namedRecord({
  event: lenient.text,
  action: lenient.text,
  method: lenient.text,
  type: lenient.text,
  mediatype: lenient.text,
  title: lenient.text,
  showtitle: lenient.text,
  tvshowtitle: lenient.text,
  season: lenient.seasonNumber,
  episode: lenient.episodeNumber,
  unique_ids: lenient.members,
  uniqueid: lenient.members,
  show_unique_ids: lenient.members,
  tvshow_unique_ids: lenient.members,
  progress: lenient.percent,
  percentage: lenient.percent,
  time: lenient.duration,
  totaltime: lenient.duration,
  user: lenient.text,
});

type KodiPayload = ReturnType<typeof payloadSchema.parse>;

const idsOf = (
  told: KodiPayload,
  show: Readonly<Record<string, unknown>>,
  kind: 'episode' | 'movie' | 'other',
): ExternalMediaId[] => {
  if (kind === 'other') return [];
  const own = [told.unique_ids, told.uniqueid].flatMap((ids) => providerIds(ids, '', kind));
  const ofShow = lenient.namedRecord({ uniqueid: lenient.members, unique_ids: lenient.members });
  const { uniqueid, unique_ids: ids } = ofShow.parse(show);
  const shows = [told.show_unique_ids, told.tvshow_unique_ids, uniqueid, ids];
  return kind === 'movie' ? own : [...own, ...shows.flatMap((of) => providerIds(of, '', 'show'))];
};

const ratioOf = ({ progress, percentage, time, totaltime }: KodiPayload): number | null => {
  const percent = progress ?? percentage;
  if (percent !== null) return percent / 100;
  return time !== null && totaltime !== null && totaltime > 0 ? time / totaltime : null;
};

/** Reads what add-ons for Kodi post with its `unique_ids`, and Kodi's own notifications. */
export const decodeKodi = (payload: Payload): Decoded => {
  const { item, movie, tvshow, params } = envelopeSchema.parse(payload);
  const told = payloadSchema.parse({ ...params.data.item, ...movie, ...item, ...payload });
  const event = told.event ?? told.action ?? told.method;
  const folded = event === null ? null : lenient.foldedName(event);
  if (event !== null && folded !== null && !ENDS.has(folded)) {
    return { outcome: 'ignored_event', event };
  }
  const isFilm = Object.keys(movie).length > 0 || told.episode === null;
  const kind = kindOfItem(told.type ?? told.mediatype ?? (isFilm ? 'movie' : 'episode'));
  const ratio = ratioOf(told);
  // An add-on that names no event posts what was watched, and nothing else.
  const isWatched = params.data.end ?? (folded === null ? ratio === null : WATCHED.has(folded));
  return {
    outcome: 'playback',
    event: stopEvent({
      kind,
      title: told.title,
      showTitle: told.showtitle ?? told.tvshowtitle,
      season: told.season,
      episode: told.episode,
      ids: idsOf(told, tvshow, kind),
      serverUser: serverUserOf(null, told.user),
      ratio,
      isWatched,
    }),
  };
};
