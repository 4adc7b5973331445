import type { PlaybackEvent, PlaybackProgress } from './playback.ts';

/** Part of an item that must have been played: the specification's 80 %. */
export const DEFAULT_THRESHOLD = 0.8;

export interface RecordingOptions {
  /** 0–1. */
  threshold: number;
  /** The one user of the server who counts, by id or name; null for the account that set the webhook. */
  onlyUser: string | null;
}

export const DEFAULT_RECORDING: RecordingOptions = {
  threshold: DEFAULT_THRESHOLD,
  onlyUser: null,
};

/** A playback that has begun and not been reported to have ended. */
export interface OpenSession {
  startedAt: Date;
}

export type RecordingOutcome =
  'record' | 'open_session' | 'below_threshold' | 'ignored_event' | 'other_user';

export interface Decision {
  outcome: RecordingOutcome;
  /** What becomes of the session under the event's `sessionKey`. */
  session: 'open' | 'close' | 'keep';
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
      if (sessionKey === null) return { outcome: 'ignored_event', session: 'keep' };
      return { outcome: 'open_session', session: 'open' };
    case 'media.stop': {
      if (!session) return { outcome: 'ignored_event', session: 'keep' };
      const outcome = isPlayed(progress, threshold) ? 'record' : 'below_threshold';
      return { outcome, session: 'close' };
    }
    default:
      return { outcome: 'ignored_event', session: 'keep' };
  }
};

/** Kind B reports the position at the end; where it does not, the server's own flag decides. */
const decideServerB = ({ event, progress }: PlaybackEvent, threshold: number): Decision => {
  if (event !== 'PlaybackStop') return { outcome: 'ignored_event', session: 'keep' };
  const isRecorded =
    progress.ratio === null ? progress.completed === true : isPlayed(progress, threshold);
  return { outcome: isRecorded ? 'record' : 'below_threshold', session: 'keep' };
};

/** Whether an event records what was played. Repeats are no matter here: history takes them for one. */
export const decide = (
  event: PlaybackEvent,
  session: OpenSession | null,
  { threshold, onlyUser }: RecordingOptions = DEFAULT_RECORDING,
): Decision => {
  if (event.kind === 'other') return { outcome: 'ignored_event', session: 'keep' };
  if (!isCounted(event, onlyUser)) return { outcome: 'other_user', session: 'keep' };
  return event.server === 'server_a'
    ? decideServerA(event, session, threshold)
    : decideServerB(event, threshold);
};
