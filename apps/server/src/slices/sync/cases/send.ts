import { isThere, type Found, type Wanted } from '../rules/outbox/is-there.ts';
import {
  type CallAnswer,
  nextStep,
  NO_TRIES,
  type Step,
  type Tries,
} from '../rules/outbox/next-step.ts';

/** A service that answers as a script says. After the script it takes everything. */
export interface Script {
  answers: readonly CallAnswer[];
  found: Found;
  refreshStatus: number;
}

/** What came of sending one operation. */
export interface Sent {
  writes: number;
  waited: number;
  end: Exclude<Step['do'], 'read' | 'wait' | 'refresh'>;
}

const afterTry = (tries: Tries, answer: CallAnswer): Tries => {
  const isOutage = answer.kind === 'lost' || answer.status >= 500;
  const isLimited = answer.kind === 'answer' && answer.status === 429;
  return {
    ...tries,
    outages: tries.outages + Number(isOutage),
    limited: tries.limited + Number(isLimited),
  };
};

const OK: CallAnswer = { kind: 'answer', status: 200 };

/** What a step ends in; undefined if the operation is sent again. */
const endOf = (step: Step, wanted: Wanted, script: Script): Sent['end'] | undefined => {
  if (step.do === 'wait') return;
  if (step.do === 'refresh') return script.refreshStatus < 300 ? undefined : 'reauthorise';
  if (step.do !== 'read') return step.do;
  return isThere(wanted, script.found) ? 'finish' : undefined;
};

/** Sends one operation to a scripted service, as the outbox does. */
export const send = (wanted: Wanted, script: Script): Sent => {
  let tries = NO_TRIES;
  let waited = 0;
  for (let writes = 1; ; writes += 1) {
    const answer = script.answers[writes - 1] ?? OK;
    const step = nextStep(wanted.kind, answer, tries);
    const end = endOf(step, wanted, script);
    if (step.do === 'wait') waited += step.seconds;
    if (end) return { writes, waited, end };
    tries = { ...afterTry(tries, answer), isRefreshed: tries.isRefreshed || step.do === 'refresh' };
  }
};
