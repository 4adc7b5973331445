import type { CallAnswer } from '../rules/outbox/next-step.ts';
import type { PartialEntry } from '../rules/merge/entry.ts';
import { enqueue, type Queued, toSend } from '../rules/outbox/queue.ts';
import { mustRenew } from '../rules/outbox/renew-token.ts';
import { send, type Sent } from './send.ts';
import type { ScriptedAnswer, WriteCase, WriteInput } from './write-case-form.ts';

const secondsOf = (text: string | number | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

const answerOf = (scripted: ScriptedAnswer): CallAnswer => {
  if (typeof scripted === 'string') return { kind: 'lost' };
  if (typeof scripted === 'number') return { kind: 'answer', status: scripted };
  const { status, message, error, contentType, retryAfter, xRateLimitReset } = scripted;
  return {
    kind: 'answer',
    status,
    message: message ?? error ?? '',
    isPage: contentType?.startsWith('text/html') ?? false,
    retryAfter: secondsOf(retryAfter),
    resetIn: secondsOf(xRateLimitReset),
  };
};

const STATES: Readonly<Record<Sent['end'], string>> = {
  finish: 'done',
  replan: 'replan',
  park: 'parked',
  reauthorise: 'queued',
  'open-circuit': 'queued',
  pause: 'queued',
};

const wordsOf = ({ writes, waited, end }: Sent, isDelete: boolean) => ({
  httpWrites: writes,
  state: STATES[end],
  ...(waited > 0 && { waitedAtLeastSeconds: waited }),
  ...(end === 'park' && { retry: false }),
  ...(end === 'open-circuit' && { circuit: 'open' }),
  ...(end === 'reauthorise' && { token: 'expired' }),
  ...(end === 'pause' && { link: 'paused' }),
  ...(end === 'finish' && isDelete && { base: 'drop' }),
});

const ENTRY = 'entry';

/** What is sent of an operation after its owner edited the entry again. */
const queuedOf = (
  { kind, set = {} }: NonNullable<WriteInput['op']>,
  edit: WriteInput['localEditBeforeSend'],
): Queued => {
  const first: Queued = { entryId: ENTRY, kind, set, isDone: false };
  const edited = edit && { ...first, kind: 'update' as const, set: edit as PartialEntry };
  const [queued = first] = edited ? enqueue([first], edited) : [first];
  return queued;
};

const sendOne = (op: NonNullable<WriteInput['op']>, input: WriteInput) => {
  const { kind, set } = queuedOf(op, input.localEditBeforeSend);
  const sent = send(
    { kind, set, plays: op.plays },
    {
      answers: input.attempts.map(answerOf),
      found: input.readBack,
      refreshStatus: input.refresh?.httpStatus ?? (input.attempts.length > 1 ? 200 : 401),
    },
  );
  if (input.localEditBeforeSend) return { httpWrites: sent.writes, sent: set };
  return wordsOf(sent, kind === 'delete');
};

const queueOf = (count: number, done: number): Queued[] =>
  Array.from({ length: count }, (_, index) => ({
    entryId: String(index),
    kind: 'update' as const,
    set: {},
    isDone: index < done,
  }));

const sendRest = (ops: number, doneBeforeKill: number) => {
  const rest = toSend(queueOf(ops, doneBeforeKill));
  const sent = rest.map(({ kind, set }) =>
    send({ kind, set }, { answers: [], found: null, refreshStatus: 401 }),
  );
  const writes = sent.reduce((sum, one) => sum + one.writes, 0);
  return {
    httpWritesAfterRestart: writes,
    state: sent.every(({ end }) => end === 'finish') ? 'done' : 'queued',
  };
};

/** Workers that hold the same token ask for a new one, one after the other, as under a lock. */
const renew = (workers: number): { refreshCalls: number } => {
  let stored = 'token 0';
  let refreshCalls = 0;
  for (const refused of Array.from({ length: workers }, () => 'token 0')) {
    if (!mustRenew(refused, stored)) continue;
    refreshCalls += 1;
    stored = `token ${refreshCalls}`;
  }
  return { refreshCalls };
};

/** Runs a case of the outbox: one operation, a queue after a restart, a plan, or workers whose token ended. */
export const runWriteCase = ({ input }: WriteCase): Record<string, unknown> => {
  const { op, ops, doneBeforeKill = 0, dryRun, plannedActions, workers = 0, tokenExpired } = input;
  if (op) return sendOne(op, input);
  if (ops !== undefined) return sendRest(ops, doneBeforeKill);
  if (workers > 0) return renew(tokenExpired ? workers : 0);
  const queued = dryRun ? 0 : plannedActions;
  return { httpWrites: queued, baseChanged: queued > 0, outbox: queued };
};
