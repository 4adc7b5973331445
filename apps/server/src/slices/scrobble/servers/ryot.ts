import * as lenient from '../payload/lenient-field.ts';
import { unreadable, type Payload } from '../payload/payload.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { stopEvent } from './stop.ts';

const payloadSchema = lenient.namedRecord({
  identifier: lenient.externalId,
  lot: lenient.word,
  source: lenient.word,
  progress: lenient.percent,
  show_season_number: lenient.seasonNumber,
  show_episode_number: lenient.episodeNumber,
});

/** What its lots are here. */
const LOTS: ReadonlyMap<string | null, { kind: 'episode' | 'movie'; level: 'show' | 'movie' }> =
  new Map([
    ['show', { kind: 'episode', level: 'show' }],
    ['movie', { kind: 'movie', level: 'movie' }],
  ]);

/** Reads what Ryot's add-on for Kodi sends while something plays: the id of the show or film, and how far it is. */
export const decodeRyot = (payload: Payload): Decoded => {
  const ryot = payloadSchema.parse(payload);
  const { identifier: id, source, progress } = ryot;
  if (progress === null) return unreadable('no_event_name');
  const lot = LOTS.get(ryot.lot);
  const site = source === 'tvdb' ? 'tvdb' : 'tmdb';
  const isNamed = id !== null && (source === null || source === site);
  return {
    outcome: 'playback',
    event: stopEvent({
      kind: lot?.kind ?? 'other',
      title: null,
      showTitle: null,
      season: ryot.show_season_number,
      episode: ryot.show_episode_number,
      ids: lot && isNamed ? [{ kind: site, level: lot.level, id }] : [],
      serverUser: null,
      ratio: progress / 100,
      isWatched: false,
    }),
  };
};
