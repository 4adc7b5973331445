import { DAY_MS } from '#platform/durations.ts';
import type { Step } from './outbox/next-step.ts';

export const LINK_STATES = ['healthy', 'limited', 'reauthorise', 'paused'] as const;
/** Whether a link works: it waits for a limit or an outage to end, for its owner to sign in again, or for its owner or the service. */
export type LinkState = (typeof LINK_STATES)[number];

/** What a link does after an answer that was no success. */
export interface Setback {
  state: LinkState;
  reason: 'SYNC_LIMITED' | 'SYNC_DOWN' | 'SYNC_LOGIN_ENDED' | 'SYNC_REFUSED' | 'SYNC_FAILING';
  /** When it is tried again; null if its owner must do something first. */
  retrySeconds: number | null;
  /** Whether its owner must know. */
  isTold: boolean;
}

const CIRCUIT_SECONDS = 30 * 60;
/** A service that refuses everything may do so for days. */
const REFUSED_SECONDS = 6 * 3600;
const OUTAGE_SECONDS = 60;
/** A link that failed that long is paused. */
const MOST_DAYS = 7;

const BY_STEP: Readonly<Partial<Record<Step['do'], Setback>>> = {
  reauthorise: {
    state: 'reauthorise',
    reason: 'SYNC_LOGIN_ENDED',
    retrySeconds: null,
    isTold: true,
  },
  pause: { state: 'paused', reason: 'SYNC_REFUSED', retrySeconds: REFUSED_SECONDS, isTold: true },
  'open-circuit': {
    state: 'limited',
    reason: 'SYNC_DOWN',
    retrySeconds: CIRCUIT_SECONDS,
    isTold: false,
  },
  read: { state: 'limited', reason: 'SYNC_DOWN', retrySeconds: OUTAGE_SECONDS, isTold: false },
};

/** What becomes of a link after a step that is none of success; undefined if the step is about one entry alone. */
export const setbackOf = (step: Step, failingForMs: number): Setback | undefined => {
  const setback: Setback | undefined =
    step.do === 'wait'
      ? { state: 'limited', reason: 'SYNC_LIMITED', retrySeconds: step.seconds, isTold: false }
      : BY_STEP[step.do];
  if (!setback || setback.retrySeconds === null) return setback;
  if (step.do === 'wait' || failingForMs < MOST_DAYS * DAY_MS) return setback;
  return { state: 'paused', reason: 'SYNC_FAILING', retrySeconds: null, isTold: true };
};
