/** AniList's words for where somebody stands with a title. */
export const LIST_STATUSES = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'DROPPED',
  'PAUSED',
  'REPEATING',
] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

export const PLAY_SOURCES = [
  'WEB',
  'PLEX',
  'JELLYFIN',
  'EXTENSION',
  'SYNC',
  'IMPORT',
  'API',
] as const;
/** Which door a play came through. */
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** What an entry says, without its identity. */
export interface EntryState {
  status: ListStatus;
  /** Units finished: episodes. */
  progress: number;
  /** Partial dates, `YYYY[-MM[-DD]]`. */
  startedOn: string | null;
  completedOn: string | null;
}

/** Plays of one unit closer together than this are one play, delivered twice. */
export const SAME_PLAY_MS = 20 * 60_000;

/** One finished episode, as a machine reports it. */
export interface Play {
  episode: number;
  /** The last episode of the title when that is on record; null when it is unknown or an estimate. */
  lastEpisode: number | null;
  /** Day of the play, `YYYY-MM-DD`. */
  on: string;
}

/**
 * The entry after a play. Progress never goes down; the first play starts an entry; the last episode completes it, once.
 * A completed entry stays as it is, and so does a rewatch below its end.
 */
export const afterPlay = (before: EntryState | null, play: Play): EntryState => {
  const progress = Math.max(before?.progress ?? 0, play.episode);
  if (before?.status === 'COMPLETED') return { ...before, progress };
  const isFinished = play.lastEpisode !== null && progress >= play.lastEpisode;
  const isRewatch = before?.status === 'REPEATING';
  const underWay: ListStatus = isRewatch ? 'REPEATING' : 'CURRENT';
  return {
    status: isFinished && !isRewatch ? 'COMPLETED' : underWay,
    progress,
    startedOn: before?.startedOn ?? play.on,
    completedOn:
      isFinished && !isRewatch ? (before?.completedOn ?? play.on) : (before?.completedOn ?? null),
  };
};

/** Whether two states say the same. */
export const isSameState = (a: EntryState | null, b: EntryState): boolean =>
  a !== null &&
  a.status === b.status &&
  a.progress === b.progress &&
  a.startedOn === b.startedOn &&
  a.completedOn === b.completedOn;
