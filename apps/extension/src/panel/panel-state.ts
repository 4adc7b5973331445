import type { EventState } from '../queue/event.ts';
import type { Match } from '../queue/match.ts';
import type { Work } from '../queue/work.ts';

/** What the panel on a page shows. It holds nothing that the page may not know. */
export interface PanelState {
  language: 'en' | 'ja';
  title: string;
  season: number | undefined;
  number: number | undefined;
  medium: 'ANIME' | 'MANGA';
  /** How much was played or read, and how much must be, 0 to 1. */
  share: number;
  threshold: number;
  hasPlayer: boolean;
  hasServer: boolean;
  isSignedOut: boolean;
  /** What the server takes it for, before it is recorded. */
  match: Match | undefined;
  /** What became of it at each server. */
  events: readonly PanelEvent[];
}

/** What became of it. */
export interface PanelEvent {
  key: string;
  /** The host of its server, if there are several. */
  server: string | undefined;
  state: EventState;
  outcome: string | undefined;
  canUndo: boolean;
  isNotUndone: boolean;
  work: Work | undefined;
  episode: number | undefined;
  choices: readonly Work[];
}
