import { HOUR_MS } from '#platform/durations.ts';

/**
 * A viewing: the playbacks of one item through one token that belong together, on any player. It begins with a play from the beginning and
 * is recorded once, however many messages say that it was watched.
 */
export interface Viewing {
  /** When the last message about it arrived. */
  toldAt: Date;
  /** Whether the last message said that it is playing. */
  isPlaying: boolean;
  /** Whether the server's mark or a position recorded it; null before that. */
  recordedBy: 'scrobble' | 'position' | null;
  /** The running time, if a message had it. */
  runTimeMs: number | null;
}

/** Messages of one viewing overtake each other by seconds. */
const OVERTAKEN_MS = 2 * 60_000;
/** A mark that is repeated within this time is the same one. */
const SAME_MARK_MS = 20 * 60_000;
/** A message this long after the last one, without a play in between, belongs to another viewing. */
const PAUSE_MS = 12 * HOUR_MS;
/** For this long, a server that reports no starts is assumed to continue an item that it has not marked as played. */
const LEFT_MS = 48 * HOUR_MS;
/** A play that starts at or after this continues a viewing; an earlier one begins a new viewing. */
const RESUMED_FROM = 0.05;

/** Whether a play continues a recorded viewing. */
export const goesOn = (
  { toldAt, isPlaying, recordedBy }: Viewing,
  { ratio, at }: { ratio: number | null; at: Date },
): boolean => {
  if (recordedBy === null) return false;
  const ageMs = at.getTime() - toldAt.getTime();
  // A server keeps the resume position of an item that stopped before its mark, and drops it after the mark.
  if (ratio !== null && ratio >= RESUMED_FROM) return recordedBy === 'position' || ageMs < PAUSE_MS;
  // Seeking appears as another start of the current playback.
  return ageMs < (isPlaying ? PAUSE_MS : OVERTAKEN_MS);
};

/** Whether a message that something was watched is about a recorded viewing. */
export const isTold = (viewing: Viewing | null, by: 'scrobble' | 'position', at: Date): boolean => {
  if (!viewing || viewing.recordedBy === null) return false;
  // A server marks an item once per viewing, so a second mark belongs to the next viewing.
  const isMarkedTwice = by === 'scrobble' && viewing.recordedBy === 'scrobble';
  const ageMs = at.getTime() - viewing.toldAt.getTime();
  return ageMs < (isMarkedTwice ? SAME_MARK_MS : PAUSE_MS);
};

/** Whether a stop continues a recorded viewing, for a server that reports only stops. */
export const isLeftOver = (viewing: Viewing | null, at: Date): boolean =>
  viewing?.recordedBy === 'position' && at.getTime() - viewing.toldAt.getTime() < LEFT_MS;
