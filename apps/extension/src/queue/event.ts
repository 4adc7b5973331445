import type { Sighting } from '../adapters/sighting.ts';
import { stored } from '../platform/stored.ts';
import type { Work } from './work.ts';

/** What became of a play. */
export type EventState =
  /** It waits to be sent. */
  | 'waiting'
  /** It waits until the person signs in again. */
  | 'signed_out'
  /** It stands on the list. */
  | 'recorded'
  /** The server asks which work it is. */
  | 'which'
  /** The person said which, and the server looks it up. */
  | 'confirming'
  /** The server asks whether to record it. */
  | 'asked'
  /** The server did not record it: `outcome` says why. */
  | 'not_recorded'
  | 'undone'
  /** It could not be sent for a week: the server was away, or the person did not sign in. */
  | 'too_old';

/** A line of the status page. */
export interface PlayEvent {
  key: string;
  serverId: string;
  at: number;
  sighting: Sighting;
  state: EventState;
  /** When the person said which work it is. */
  confirmedAt?: number;
  /** The word of the server, or its message. */
  outcome?: string;
  /** The delivery at the server, for corrections and undo. */
  deliveryId?: string;
  /** The person wished to undo it, and the server did not. */
  isNotUndone?: boolean;
  /** What it was recorded as. */
  work?: Work | undefined;
  episode?: number | undefined;
  /** What it may be, the likeliest first. */
  choices?: readonly Work[];
}

/** Whether the play can be taken back. What stood on the list before was not written by it. */
export const canUndo = ({ state, outcome }: PlayEvent): boolean =>
  state === 'waiting' || state === 'signed_out' || (state === 'recorded' && outcome !== ALREADY);

/** The server had recorded it before. */
export const ALREADY = 'DUPLICATE';

/** The last events, latest first. */
export const events = stored<readonly PlayEvent[]>('local', 'events', []);

const MOST_EVENTS = 100;

/** The events with one more, or with one that has changed. */
export const withEvent = (all: readonly PlayEvent[], event: PlayEvent): PlayEvent[] => {
  const isKnown = all.some(({ key }) => key === event.key);
  if (!isKnown) return [event, ...all].slice(0, MOST_EVENTS);
  return all.map((one) => (one.key === event.key ? { ...one, ...event } : one));
};
