import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { Failure } from '../servers/failure.ts';
import { servers } from '../servers/server.ts';
import { deliver } from './deliver.ts';
import type { PlayEvent } from './event.ts';
import { isTooOld, nextAttempt, nextDue, type Play } from './play.ts';
import { changeQueue, queue, waitingEvent } from './queue.ts';

const without = (plays: readonly Play[], { key }: Play): Play[] =>
  plays.filter((play) => play.key !== key);

/** Takes a play out of the queue and says what became of it, in one write. */
const settle = (outside: Outside, play: Play, how: Partial<PlayEvent>): Promise<void> =>
  changeQueue(outside, (plays) => ({
    plays: without(plays, play),
    event: { ...waitingEvent(play), ...how },
  }));

/** The plays after an attempt that failed. A server that does not answer is not asked again for each of its plays. */
const later = (plays: readonly Play[], play: Play, { kind, afterS }: Failure, now: number) => {
  const next = nextAttempt(play, now, afterS);
  const isAway = kind === 'unreachable';
  return plays.map((one) => {
    if (one.key === play.key) return next;
    const waits = isAway && one.serverId === play.serverId;
    return waits ? { ...one, dueAt: Math.max(one.dueAt, next.dueAt) } : one;
  });
};

const postpone = (outside: Outside, play: Play, failure: Failure): Promise<void> =>
  changeQueue(outside, (plays) => ({
    plays: later(plays, play, failure, outside.now()),
    event: {
      ...waitingEvent(play),
      state: failure.kind === 'signed_out' ? 'signed_out' : 'waiting',
    },
  }));

const attempt = async (outside: Outside, play: Play): Promise<void> => {
  if (isTooOld(play, outside.now())) return settle(outside, play, { state: 'too_old' });
  const server = (await read(outside, servers)).find(({ id }) => id === play.serverId);
  if (!server) return settle(outside, play, { state: 'not_recorded', outcome: 'NO_SERVER' });
  try {
    return await settle(outside, play, await deliver(outside, server, play));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.kind !== 'refused') return postpone(outside, play, error);
    return settle(outside, play, { state: 'not_recorded', outcome: error.message });
  }
};

/** Sends everything that is due, oldest first, one at a time in the whole browser. A play leaves the queue only with its answer. */
export const sendDue = (outside: Outside): Promise<void> =>
  outside.alone('sending', async () => {
    for (;;) {
      const play = nextDue(await read(outside, queue), outside.now());
      if (!play) return;
      await attempt(outside, play);
    }
  });

/** Makes everything due now: a server was signed in to, or the browser is online again. */
export const sendAll = async (outside: Outside): Promise<void> => {
  await changeQueue(outside, (plays) => ({
    plays: plays.map((play) => ({ ...play, dueAt: Math.min(play.dueAt, outside.now()) })),
  }));
  await sendDue(outside);
};
