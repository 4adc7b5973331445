import type { PlaybackEvent, PlaybackProgress } from './playback.ts';

/** Part of an item that must have been played: the specification's 80 %. */
export const DEFAULT_THRESHOLD = 0.8;

/** What the owner of a token lets it record. */
export interface RecordingOptions {
  /** Parts of an item, 0–1. */
  threshold: { episode: number; movie: number };
  /** The one user of the server who counts, by id or name; null for the account that set the webhook. */
  onlyUser: string | null;
  /** Libraries of the server that do not count, by name. */
  ignoredLibraries: readonly string[];
  /** Whether marking as played by hand counts. */
  markedPlayed: boolean;
}

export const DEFAULT_RECORDING: RecordingOptions = {
  threshold: { episode: DEFAULT_THRESHOLD, movie: DEFAULT_THRESHOLD },
  onlyUser: null,
  ignoredLibraries: [],
  markedPlayed: false,
};

/** A playback that has begun and not been reported to have ended; or one whose end came before its beginning. */
export interface OpenSession {
  startedAt: Date;
  isEarlyStop: boolean;
}

export type RecordingOutcome =
  | 'record'
  | 'open_session'
  | 'below_threshold'
  | 'ignored_event'
  | 'other_user'
  | 'ignored_library';

export interface Decision {
  outcome: RecordingOutcome;
  /** What becomes of the session under the event's `sessionKey`. */
  session: 'open' | 'await_play' | 'close' | 'keep';
}

const isPlayed = ({ ratio }: PlaybackProgress, threshold: number): boolean =>
  ratio !== null && ratio >= threshold;

const plainName = (name: string): string => name.trim().toLowerCase();

const isCounted = ({ serverUser, ownAccount }: PlaybackEvent, onlyUser: string | null): boolean => {
  if (onlyUser === null) return ownAccount;
  const wanted = plainName(onlyUser);
  const { id, title } = serverUser ?? { id: null, title: null };
  const isTitle = title !== null && plainName(title) === wanted;
  return isTitle || (id !== null && plainName(id) === wanted.replaceAll('-', ''));
};

/** Kind A reports a position when playback starts and stops only, and none once the item counts as watched. */
const decideServerA = (
  { event, progress, sessionKey }: PlaybackEvent,
  session: OpenSession | null,
  threshold: number,
): Decision => {
  switch (event) {
    case 'media.scrobble':
      return { outcome: 'record', session: 'close' };
    case 'media.play':
      // A resume point is where the last playback stopped, so this one was watched that far already.
      if (isPlayed(progress, threshold)) return { outcome: 'record', session: 'keep' };
      if (session?.isEarlyStop) return { outcome: 'record', session: 'close' };
      if (sessionKey === null) return { outcome: 'ignored_event', session: 'keep' };
      return { outcome: 'open_session', session: 'open' };
    case 'media.stop': {
      if (!session || session.isEarlyStop) {
        // Alone it says nothing; but its play may still be on the way.
        const mayMatter = sessionKey !== null && isPlayed(progress, threshold);
        return { outcome: 'ignored_event', session: mayMatter ? 'await_play' : 'keep' };
      }
      const outcome = isPlayed(progress, threshold) ? 'record' : 'below_threshold';
      return { outcome, session: 'close' };
    }
    default:
      return { outcome: 'ignored_event', session: 'keep' };
  }
};

/** Kind B reports the position at the end; where it does not, the server's own flag decides. */
const decideServerB = (
  { event, progress }: PlaybackEvent,
  { threshold, markedPlayed }: { threshold: number; markedPlayed: boolean },
): Decision => {
  if (event === 'MarkPlayed' && markedPlayed) return { outcome: 'record', session: 'keep' };
  if (event !== 'PlaybackStop') return { outcome: 'ignored_event', session: 'keep' };
  const isRecorded =
    progress.ratio === null ? progress.completed === true : isPlayed(progress, threshold);
  return { outcome: isRecorded ? 'record' : 'below_threshold', session: 'keep' };
};

const isIgnored = ({ library }: PlaybackEvent, libraries: readonly string[]): boolean =>
  library !== null && libraries.some((name) => plainName(name) === plainName(library));

/** Whether an event records what was played. Repeats are no matter here: history takes them for one. */
export const decide = (
  event: PlaybackEvent,
  session: OpenSession | null,
  options: RecordingOptions = DEFAULT_RECORDING,
): Decision => {
  if (event.kind === 'other') return { outcome: 'ignored_event', session: 'keep' };
  if (!isCounted(event, options.onlyUser)) return { outcome: 'other_user', session: 'keep' };
  if (isIgnored(event, options.ignoredLibraries)) {
    return { outcome: 'ignored_library', session: 'keep' };
  }
  const { markedPlayed } = options;
  const threshold = options.threshold[event.kind];
  return event.server === 'server_a'
    ? decideServerA(event, session, threshold)
    : decideServerB(event, { threshold, markedPlayed });
};
