/**
 * What one item has come to through one token: the playbacks of it that make up one viewing, on whatever player. A viewing begins with a
 * play from the beginning and is recorded once, however many messages say that it was watched.
 */
export interface Viewing {
  /** When something was last told of it. */
  toldAt: Date;
  /** Whether it was last told to be under way. */
  isPlaying: boolean;
  /** What it was recorded by, the server's own mark or a position; null while it is not. */
  recordedBy: 'scrobble' | 'position' | null;
  /** How long the item runs, where a message said so. */
  runTimeMs: number | null;
}

/** Messages of one viewing overtake each other by seconds. */
const OVERTAKEN_MS = 2 * 60_000;
/** A mark that comes again this soon is the same one. */
const SAME_MARK_MS = 20 * 60_000;
/** What is told this long after the last message, with no play in between, is of another viewing. */
const PAUSE_MS = 12 * 3_600_000;
/** So long a server without plays is taken to go on with what it has not marked as played. */
const LEFT_MS = 48 * 3_600_000;
/** A play from here on goes on with something; one before it begins anew. */
const RESUMED_FROM = 0.05;

/** Whether a play goes on with a viewing that is recorded already. */
export const goesOn = (
  { toldAt, isPlaying, recordedBy }: Viewing,
  { ratio, at }: { ratio: number | null; at: Date },
): boolean => {
  if (recordedBy === null) return false;
  const ageMs = at.getTime() - toldAt.getTime();
  // A server keeps the position of what was left before its own mark for good, and forgets it from there on.
  if (ratio !== null && ratio >= RESUMED_FROM) return recordedBy === 'position' || ageMs < PAUSE_MS;
  // Skipping shows up as another play of what is under way.
  return ageMs < (isPlaying ? PAUSE_MS : OVERTAKEN_MS);
};

/** Whether a message that something was watched tells what is recorded already. */
export const isTold = (viewing: Viewing | null, by: 'scrobble' | 'position', at: Date): boolean => {
  if (!viewing || viewing.recordedBy === null) return false;
  // A server marks an item once in a viewing: a second mark is of the next.
  const isMarkedTwice = by === 'scrobble' && viewing.recordedBy === 'scrobble';
  const ageMs = at.getTime() - viewing.toldAt.getTime();
  return ageMs < (isMarkedTwice ? SAME_MARK_MS : PAUSE_MS);
};

/** Whether an end goes on with a recorded viewing, of a server that tells of ends alone. */
export const isLeftOver = (viewing: Viewing | null, at: Date): boolean =>
  viewing?.recordedBy === 'position' && at.getTime() - viewing.toldAt.getTime() < LEFT_MS;
