import type { EventState } from '../queue/event.ts';
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
  event: PanelEvent | undefined;
}

/** What became of it. */
export interface PanelEvent {
  key: string;
  state: EventState;
  work: Work | undefined;
  episode: number | undefined;
  choices: readonly Work[];
}
