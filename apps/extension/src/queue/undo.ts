import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { UNDO } from '../servers/documents.ts';
import { Failure } from '../servers/failure.ts';
import { eventOf, mutate, tell } from './answer.ts';
import { canUndo, type PlayEvent } from './event.ts';
import { changeQueue, queue } from './queue.ts';

const takeBack = async (outside: Outside, event: PlayEvent): Promise<void> => {
  const { key, deliveryId: id } = event;
  const waits = (await read(outside, queue)).some((play) => play.key === key);
  if (!waits && id !== undefined) await mutate(outside, event, UNDO, { id });
  await changeQueue(outside, (plays) => ({
    plays: plays.filter((play) => play.key !== key),
    event: { ...event, state: 'undone', isNotUndone: false },
  }));
};

/** Takes a play back: out of the queue, or off the list. If the server does not do it, the event says so. */
export const undo = (outside: Outside, key: string): Promise<void> =>
  // After the attempt that may be under way, so that it is either sent or not.
  outside.alone('sending', async () => {
    const event = await eventOf(outside, key);
    if (!event || !canUndo(event)) return;
    try {
      await takeBack(outside, event);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await tell(outside, event, { isNotUndone: true });
    }
  });
