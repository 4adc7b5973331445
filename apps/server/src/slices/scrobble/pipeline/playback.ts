import type { MappingKind, WatchedMedia } from '#slices/mapping/index.ts';
import type { Unreadable } from '../payload/payload.ts';
import type { OriginKind } from './origin.ts';

/** Somebody who watches, as the media server names them. */
export interface ServerUser {
  id: string | null;
  title: string | null;
}

/** The sites whose ids name a work itself, the surest first. */
export const TRACKER_SITES = ['anilist', 'mal', 'kitsu', 'anidb', 'imdb'] as const;

/** An id of a work itself, with the number of the episode where the id carries it. */
export interface TrackerId {
  site: (typeof TRACKER_SITES)[number];
  /** A number; at IMDb, a text such as `tt22248376`. */
  id: number | string;
  number: number | null;
}

/** How far an item was played. */
export interface PlaybackProgress {
  /** Position by running time, 0–1; null when one of the two is not reported. */
  ratio: number | null;
  /** Position, in case an earlier message had the running time. */
  positionMs: number | null;
  /** Whether the server marks it as played; null if not sent. */
  completed: boolean | null;
}

/** What media servers have. Chapters are read on pages. */
export type ServerItemKind = Exclude<WatchedMedia['kind'], 'chapter'>;

/** A message about something that was played or read, in the words that all origins share. */
export interface PlaybackEvent extends WatchedMedia {
  originKind: OriginKind;
  /** `media.scrobble`, `media.play` and `media.stop` of kind A, `PlaybackStop` and `MarkPlayed` of kind B, `start`, `pause` and `stop` of players. */
  event: string;
  serverUser: ServerUser | null;
  /** False when the server says that another account than the one that set the webhook was watching. */
  ownAccount: boolean;
  progress: PlaybackProgress;
  /** The running time of the item; null if not sent. */
  runTimeMs: number | null;
  /** The key of the item on the server, the same in all messages and on all players. Null if not sent. */
  sessionKey: string | null;
  /** Library of the server the item is in, where it says so. */
  library: string | null;
  /** Ids of the work itself: those that a program sends count, and those of a media server for owners who say so. */
  trackerIds: readonly TrackerId[];
  /** The id that the server's agent gives the show, the same on every server; null if not sent. */
  showGuid: string | null;
  /** The year in which the show or manga began or the film came out; null if not sent. */
  showYear: number | null;
  /** The key of the show or manga, valid as long as the server has it; null for films, and if not sent. */
  showKey: string | null;
  /** The number of a chapter, with at most two decimals. Only of chapters. */
  chapter?: number;
}

/** An event of the server that has nothing to do with something having been watched. */
export interface IgnoredEvent {
  outcome: 'ignored_event';
  event: string;
}

export interface DecodedPlayback {
  outcome: 'playback';
  event: PlaybackEvent;
}

/** A show that was added to the server, with ids of its own: those of its episodes say less. */
export interface DecodedShow {
  outcome: 'show';
  showKey: string;
  /** The id that the agent gives it on every server; null if there is none. */
  showGuid: string | null;
  /** What the server calls it. */
  title: string | null;
  ids: readonly { kind: MappingKind; id: number }[];
}

export type Decoded = DecodedPlayback | DecodedShow | IgnoredEvent | Unreadable;
