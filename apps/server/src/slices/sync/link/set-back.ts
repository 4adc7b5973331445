import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Refusal } from '#platform/errors.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { giveNotice, takeSubjectNotice } from '#slices/profiles/index.ts';
import type { CallAnswer, Step } from '../rules/outbox/next-step.ts';
import { type LinkState, type Setback, setbackOf } from '../rules/link-state.ts';
import { refusal } from '../reasons.ts';
import type { OpenLink } from './ask-link.ts';

/** The kinds of notices about the state of a link. */
const STATE_NOTICES = ['SYNC_LOGIN_ENDED', 'SYNC_STOPPED'] as const;

const refusalOf = (reason: Setback['reason'], service: string, answer: CallAnswer): Refusal => {
  if (reason !== 'SYNC_REFUSED') return refusal('UNAVAILABLE', reason, { service });
  const message = answer.kind === 'answer' ? (answer.message ?? '') : '';
  return refusal('UNAVAILABLE', 'SYNC_REFUSED', { service, message: message || '403' });
};

interface Failing {
  state: LinkState;
  fault: Refusal;
  /** When it is tried again; null if its owner must do something first. */
  retryAt: Date | null;
}

/** Notes why a link does not work. Its owner is told when that begins, and not again. */
export const stopLink = async (
  app: App,
  tx: Tx,
  { link, configured }: OpenLink,
  { state, fault, retryAt }: Failing,
): Promise<void> => {
  const now = app.clock.now();
  const { numUpdatedRows } = await tx
    .updateTable('sync.link')
    .set({
      state,
      ...(state !== link.state && { state_since: now }),
      fault: reasonColumn(fault),
      limited_until: retryAt,
      failing_since: link.failingSince ?? now,
      due_at: retryAt,
    })
    .where('id', '=', link.id)
    // Its owner may have paused or disconnected it meanwhile.
    .where('state', '=', link.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  if (state !== 'paused' && state !== 'reauthorise') return;
  if (state === link.state) return;
  const kind = state === 'reauthorise' ? 'SYNC_LOGIN_ENDED' : 'SYNC_STOPPED';
  const subject = { id: link.id, name: configured.connector.name };
  await giveNotice(app, tx, { userId: link.userId, kind, subject });
};

/** Notes an answer that stands in the way of the whole link. @returns when to go on, or undefined if the answer is about one entry alone */
export const setBack = async (
  app: App,
  tx: Tx,
  open: OpenLink,
  { step, answer }: { step: Step; answer: CallAnswer },
): Promise<{ retryAt: Date | null } | undefined> => {
  const { link, configured } = open;
  const nowMs = app.clock.nowMs();
  const failingMs = link.failingSince ? nowMs - link.failingSince.getTime() : 0;
  const setback = setbackOf(step, failingMs);
  if (!setback) return;
  const { state, reason, retrySeconds } = setback;
  const retryAt = retrySeconds === null ? null : new Date(nowMs + retrySeconds * 1000);
  const fault = refusalOf(reason, configured.connector.name, answer);
  await stopLink(app, tx, open, { state, fault, retryAt });
  return { retryAt };
};

/** Notes that a link works, and takes back what its owner was told of it. */
export const markWorking = async (
  tx: Tx,
  app: App,
  { link }: OpenLink,
  callsPerMinute: number | null,
): Promise<void> => {
  const isNews = link.state !== 'healthy' || link.failingSince !== null;
  if (!isNews && callsPerMinute === link.callsPerMinute) return;
  const { numUpdatedRows } = await tx
    .updateTable('sync.link')
    .set({
      ...(isNews && { state: 'healthy', state_since: app.clock.now() }),
      fault: null,
      limited_until: null,
      failing_since: null,
      calls_per_minute: callsPerMinute ?? link.callsPerMinute,
    })
    .where('id', '=', link.id)
    // It may have stopped meanwhile, and its owner was told of that.
    .where('state', '=', link.state)
    .executeTakeFirstOrThrow();
  if (!isNews || numUpdatedRows === 0n) return;
  await takeSubjectNotice(tx, { userId: link.userId, subjectId: link.id, kinds: STATE_NOTICES });
};
