import { updateAdapters } from './adapter-updates.ts';
import { browser } from '../platform/browser.ts';
import { outside } from '../platform/of-browser.ts';
import { read } from '../platform/stored.ts';
import { lookAgain } from '../queue/answer.ts';
import { events } from '../queue/event.ts';
import { queue } from '../queue/queue.ts';
import { sendDue } from '../queue/send.ts';
import { endGrants } from '../servers/end-grants.ts';
import { concludeAll, isAnyHeld } from '../watch/watches.ts';

export const ALARM = 'send';
/** Browsers keep alarms of at least half a minute. */
const SHORTEST_MINUTES = 0.5;
/** The worker looks this often, whatever else it missed. */
const USUAL_MINUTES = 5;

const nextWake = async (): Promise<void> => {
  const isConfirming = (await read(outside, events)).some(({ state }) => state === 'confirming');
  const dues = (await read(outside, queue)).map(({ dueAt }) => dueAt - outside.now());
  if (isConfirming || (await isAnyHeld(outside))) dues.push(0);
  const minutes = Math.max(SHORTEST_MINUTES, Math.min(...dues, USUAL_MINUTES * 60_000) / 60_000);
  await browser.alarms.create(ALARM, { delayInMinutes: minutes, periodInMinutes: USUAL_MINUTES });
};

/** Sends what is due, and says when to look again. The alarm is set first: if the worker dies, the alarm wakes it. */
export const sendAndWake = async (): Promise<void> => {
  await nextWake();
  await sendDue(outside);
  await nextWake();
};

/** What a worker does that has begun, perhaps after another one died. */
export const goOn = async (): Promise<void> => {
  await concludeAll(outside);
  await lookAgain(outside);
  await sendAndWake();
  await endGrants(outside);
  await updateAdapters(outside);
};
