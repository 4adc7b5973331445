import type { ExternalMediaId, MappingKind } from '#slices/mapping/index.ts';
import type { PlaybackProgress, ServerUser, ServerItemKind } from '../pipeline/playback.ts';
import * as lenient from '../payload/lenient-field.ts';

/** What Jellyfin and Emby have in common: both descend from MediaBrowser. */

/** The event of kind B that is used; Emby's and other plugins' names for it are translated to this one. */
export const PLAYBACK_STOP = 'PlaybackStop';
/** Marking as played by hand, which counts only if the owner allows it. */
export const MARK_PLAYED = 'MarkPlayed';

const PROVIDERS: readonly MappingKind[] = ['tmdb', 'tvdb'];
const NAMES_OF: Readonly<Record<MappingKind, readonly string[]>> = {
  tmdb: ['tmdb', 'tmdbid', 'themoviedb'],
  tvdb: ['tvdb', 'tvdbid', 'thetvdb'],
};

export const kindOfItem = (type: string | null): ServerItemKind => {
  const name = type?.toLowerCase();
  return name === 'episode' || name === 'movie' ? name : 'other';
};

/**
 * The ids of kinds A and B among an object's members, whatever the case and style of their names: `Tmdb`, `provider_tvdb`, `TheTVDB`,
 * `tmdb_id`.
 */
export const providerIds = (
  members: Readonly<Record<string, unknown>>,
  prefix: string,
  level: ExternalMediaId['level'],
): ExternalMediaId[] =>
  PROVIDERS.flatMap((kind) => {
    const names = new Set(NAMES_OF[kind].map((name) => lenient.foldedName(`${prefix}${name}`)));
    const values = Object.keys(members).filter((key) => names.has(lenient.foldedName(key)));
    const ids = values.map((key) => lenient.externalId.parse(members[key]));
    return ids.flatMap((id) => (id === null ? [] : [{ kind, level, id }]));
  });

const TICKS_A_MS = 10_000;

export const runTimeOf = (ticks: number | null): number | null =>
  ticks === null ? null : ticks / TICKS_A_MS;

export const ticksOf = (seconds: number | null): number | null =>
  seconds === null ? null : seconds * 1000 * TICKS_A_MS;

/** How far an item was played, in the words of these servers. */
interface Told {
  position: number | null;
  runTime: number | null;
  /** 0–100, from templates that send nothing else. */
  percentage?: number | null;
  completed: boolean | null;
}

/** Clients that do not report a position leave it at 0. */
export const progressOf = ({
  position,
  runTime,
  percentage = null,
  completed,
}: Told): PlaybackProgress => {
  const isReported = position !== null && runTime !== null && position > 0 && runTime > 0;
  const part = percentage !== null && percentage > 0 ? percentage / 100 : null;
  const positionMs = position !== null && position > 0 ? position / TICKS_A_MS : null;
  return { ratio: isReported ? position / runTime : part, positionMs, completed };
};

/** What the messages about an item have in common: where it is, who plays it and what it is. */
export const sessionKeyOf = (
  { server, user, item }: { server: string | null; user: ServerUser | null; item: string | null },
  what: readonly (string | number | null)[],
): string | null =>
  item === null ? null : JSON.stringify([server, user?.id ?? user?.title, item, ...what]);

/** The user, with the id as the server keeps it; templates print it with dashes. */
export const serverUserOf = (id: string | null, title: string | null): ServerUser | null =>
  id === null && title === null
    ? null
    : { id: id?.replaceAll('-', '').toLowerCase() ?? null, title };
