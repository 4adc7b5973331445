import type { OriginKind } from '../origin.ts';
import type { PlaybackEvent } from '../playback.ts';
import { goesOn, isLeftOver, isTold, type Viewing } from './viewing.ts';

/** Part of an item that must have been played: the specification's 80 %. */
export const DEFAULT_THRESHOLD = 0.8;
/** Part of the pages of a chapter that must have been turned. */
export const CHAPTER_THRESHOLD = 0.9;

/** The settings of what a token may record. */
export interface RecordingOptions {
  /** Parts of an item, 0–1. */
  threshold: { episode: number; movie: number; chapter: number };
  /** The one user of the server who counts, by id or name; null for the account that set the webhook. */
  onlyUser: string | null;
  /** Libraries of the server that do not count, by name. */
  ignoredLibraries: readonly string[];
  /** Whether marking as played by hand counts. */
  markedPlayed: boolean;
}

export const DEFAULT_RECORDING: RecordingOptions = {
  threshold: {
    episode: DEFAULT_THRESHOLD,
    movie: DEFAULT_THRESHOLD,
    chapter: CHAPTER_THRESHOLD,
  },
  onlyUser: null,
  ignoredLibraries: [],
  markedPlayed: false,
};

export type RecordingOutcome =
  'record' | 'duplicate' | 'open_session' | 'below_threshold' | 'ignored_event' | 'other_user';

export interface Decision {
  outcome: RecordingOutcome;
  /** The viewing from now on; null if it stays as it is. */
  viewing: Viewing | null;
}

/** The facts when an event arrives. */
export interface Situation {
  /** The viewing so far. */
  viewing: Viewing | null;
  /** When the event was received. */
  at: Date;
  options: RecordingOptions;
}

const plainName = (name: string): string => name.trim().toLowerCase();

/** Whether the settings let somebody's plays count; by default those of the account that set the webhook. */
export const isCounted = (
  { serverUser, ownAccount }: PlaybackEvent,
  onlyUser: string | null,
): boolean => {
  if (onlyUser === null) return ownAccount;
  const wanted = plainName(onlyUser);
  const { id, title } = serverUser ?? { id: null, title: null };
  const isTitle = title !== null && plainName(title) === wanted;
  return isTitle || (id !== null && plainName(id) === wanted.replaceAll('-', ''));
};

/** The event with the running time and the position that earlier messages of the viewing complete. */
export const withRunTime = (event: PlaybackEvent, viewing: Viewing | null): PlaybackEvent => {
  const runTimeMs = event.runTimeMs ?? viewing?.runTimeMs ?? null;
  const { ratio, positionMs } = event.progress;
  const isKnown = positionMs !== null && runTimeMs !== null && runTimeMs > 0;
  const progress = { ...event.progress, ratio: ratio ?? (isKnown ? positionMs / runTimeMs : null) };
  return { ...event, runTimeMs, progress };
};

/** An event under judgement, and what it means for the viewing. */
interface Judged {
  event: PlaybackEvent;
  viewing: Viewing | null;
  at: Date;
  threshold: number;
}

const isPlayed = ({ event: { progress }, threshold }: Judged): boolean =>
  progress.ratio !== null && progress.ratio >= threshold;

/** The viewing after an event, with what the event changes of it. */
const after = ({ event, viewing, at }: Judged, change: Partial<Viewing>): Viewing => ({
  isPlaying: false,
  recordedBy: null,
  ...viewing,
  toldAt: viewing && viewing.toldAt > at ? viewing.toldAt : at,
  runTimeMs: event.runTimeMs,
  ...change,
});

const isGoneOnWith = ({ event, viewing, at }: Judged): boolean =>
  viewing !== null && goesOn(viewing, { ratio: event.progress.ratio, at });

/** Playback begins, or continues a recorded viewing. */
const decideStart = (judged: Judged): Decision => {
  if (judged.event.sessionKey === null) return { outcome: 'ignored_event', viewing: null };
  const change = isGoneOnWith(judged) ? {} : { recordedBy: null };
  return { outcome: 'open_session', viewing: after(judged, { isPlaying: true, ...change }) };
};

const decidePlay = (judged: Judged): Decision => {
  // A resume position is where the last playback stopped, so the item was watched up to there.
  if (isPlayed(judged) && !isGoneOnWith(judged)) {
    const recorded = { isPlaying: true, recordedBy: 'position' } as const;
    return { outcome: 'record', viewing: after(judged, recorded) };
  }
  return decideStart(judged);
};

const decideStop = (judged: Judged): Decision => {
  const { event, viewing, at } = judged;
  const stopped = after(judged, { isPlaying: false });
  if (!isPlayed(judged)) {
    const isUnknown = viewing === null && event.progress.ratio === null;
    return { outcome: isUnknown ? 'ignored_event' : 'below_threshold', viewing: stopped };
  }
  if (isTold(viewing, 'position', at)) return { outcome: 'duplicate', viewing: stopped };
  return { outcome: 'record', viewing: { ...stopped, recordedBy: 'position' } };
};

const decideScrobble = (judged: Judged): Decision => ({
  outcome: isTold(judged.viewing, 'scrobble', judged.at) ? 'duplicate' : 'record',
  viewing: after(judged, { recordedBy: 'scrobble' }),
});

/** Kind A reports a position only when playback starts and stops, and none once the item counts as watched. */
const decideServerA = (judged: Judged): Decision => {
  switch (judged.event.event) {
    case 'media.scrobble':
      return decideScrobble(judged);
    case 'media.play':
      return decidePlay(judged);
    case 'media.stop':
      return decideStop(judged);
    default:
      return { outcome: 'ignored_event', viewing: null };
  }
};

/**
 * Kind B reports the position at the end; without one, the server's own flag decides. It reports no starts, so only items that it has not
 * marked as played are known to be continued.
 */
const decideServerB = (judged: Judged, { markedPlayed }: RecordingOptions): Decision => {
  const { event, viewing, at } = judged;
  if (event.event === 'MarkPlayed' && markedPlayed) return { outcome: 'record', viewing: null };
  if (event.event !== 'PlaybackStop') return { outcome: 'ignored_event', viewing: null };
  const { ratio, completed } = event.progress;
  if (ratio === null ? completed !== true : !isPlayed(judged)) {
    return { outcome: 'below_threshold', viewing: after(judged, { recordedBy: null }) };
  }
  const recordedBy = completed === false ? 'position' : null;
  const outcome = isLeftOver(viewing, at) ? 'duplicate' : 'record';
  return { outcome, viewing: after(judged, { recordedBy }) };
};

/** A program reports where it starts, pauses and stops. If it continues at 80 % or more, the play is recorded when it stops. */
const decideProgram = (judged: Judged): Decision => {
  switch (judged.event.event) {
    case 'start':
      return decideStart(judged);
    case 'stop':
      return decideStop(judged);
    default:
      return { outcome: 'ignored_event', viewing: null };
  }
};

const DECISIONS: Readonly<
  Record<OriginKind, (judged: Judged, options: RecordingOptions) => Decision>
> = {
  server_a: decideServerA,
  server_b: decideServerB,
  player: decideProgram,
  extension: decideProgram,
};

/** Whether the settings leave out the library of an event. */
export const isOfIgnoredLibrary = (
  { library }: Pick<PlaybackEvent, 'library'>,
  { ignoredLibraries }: Pick<RecordingOptions, 'ignoredLibraries'>,
): boolean =>
  library !== null && ignoredLibraries.some((name) => plainName(name) === plainName(library));

/** Whether an event records what was played, and what becomes of the viewing it belongs to. */
export const decide = (told: PlaybackEvent, { viewing, at, options }: Situation): Decision => {
  if (told.kind === 'other') return { outcome: 'ignored_event', viewing: null };
  if (!isCounted(told, options.onlyUser)) return { outcome: 'other_user', viewing: null };
  const event = withRunTime(told, viewing);
  const judged = { event, viewing, at, threshold: options.threshold[told.kind] };
  return DECISIONS[told.originKind](judged, options);
};
