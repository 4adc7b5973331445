import type { App } from '#platform/app.ts';
import { setBack } from '../link/set-back.ts';
import { nextStep, NO_TRIES, type Step } from '../rules/outbox/next-step.ts';
import type { ServiceAnswer } from '../service/send-call.ts';
import type { Stepping } from './read-step.ts';
import { lockRun, updateRun } from './stored-run.ts';

/** Seconds until a page that came damaged is read again. */
const RETRY_SECONDS = 60;
/** A page that stays damaged is an outage. */
const MOST_TRIES = 5;

export const isGood = ({ answer }: ServiceAnswer): boolean =>
  answer.kind === 'answer' && !answer.isPage && answer.status >= 200 && answer.status < 300;

/** What an answer to a read means. The token was renewed already, if that was possible. */
const stepAfter = (answer: ServiceAnswer, tries: number): Step => {
  const step = nextStep('update', answer.answer, {
    ...NO_TRIES,
    outages: tries,
    limited: tries,
    isRefreshed: true,
  });
  // To a read there is nothing to park or to plan again: an answer that makes no sense is one of a service that is down.
  const isSenseless = step.do === 'park' || step.do === 'replan' || step.do === 'finish';
  if (isSenseless) return tries + 1 < MOST_TRIES ? { do: 'read' } : { do: 'open-circuit' };
  return step;
};

/** Notes that a call of a run came to nothing. The run goes on where it is, when the service can be asked again. */
export const failStep = (app: App, { run, open }: Stepping, answer: ServiceAnswer): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    const step = stepAfter(answer, run.tries);
    const setback = await setBack(app, tx, open, { step, answer: answer.answer });
    const again = new Date(app.clock.nowMs() + RETRY_SECONDS * 1000);
    await updateRun(tx, run.id, { dueAt: setback ? setback.retryAt : again });
    await tx
      .updateTable('sync.run')
      .set({ tries: Math.min(run.tries + 1, 100) })
      .where('id', '=', run.id)
      .execute();
  });
