import type { DecodedShow, PlaybackEvent } from '../pipeline/playback.ts';

/** An item of a media server that somebody played, and when. */
export interface PlayedItem {
  /** What it is, in the words that events of the server are read by. */
  event: PlaybackEvent;
  /** When it was played, RFC 3339, the earliest first; empty if the server only knows that it was. */
  at: readonly string[];
}

/** Whose plays are wanted, and where from. */
export interface WantedPlays {
  /** A user of the server, by id or name; null for the one whose token it is. */
  onlyUser: string | null;
  ignoredLibraries: readonly string[];
  /** At most so many items. */
  most: number;
}

/** What can be read of a media server. All of it throws Refusal. */
export interface Library {
  /** Whether the address and the token are right. */
  check: () => Promise<void>;
  /** A show by the key its episodes name; null if the server has none, or no ids of it. */
  show: (showKey: string) => Promise<DecodedShow | null>;
  /** What was played, an item once. */
  plays: (wanted: WantedPlays) => Promise<PlayedItem[]>;
}
