import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { doubling } from '#platform/backoff.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import type { Claimed } from '#platform/queue/index.ts';
import { Refusal } from '#platform/errors.ts';
import { OutboundFault } from '#platform/outbound/index.ts';
import { leaseDue } from '#platform/queue/index.ts';
import { storableText } from '#platform/text.ts';
import { hubState } from '#slices/sources/index.ts';
import type { HubEdit } from './hub-edit.ts';
import { refusal } from './reasons.ts';
import { readUpstream, sendUpstream } from './send.ts';
import { upstreamSettings } from './settings.ts';
import { dueUpstream } from './upstream-row.ts';
const LEASE_MS = 2 * MINUTE_MS;
/** How often the hub is asked what became of an edit. */
const ASK_EVERY_MS = 60 * MINUTE_MS;
const backoff = doubling({ firstMs: MINUTE_MS, mostMs: 360 * MINUTE_MS });
const MOST_FAULT = 1_000;

type Row = Claimed<'edits.upstream', 'revision_id' | 'hub' | 'state' | 'failures'>;

const settle = async (app: App, row: Row, set: Record<string, unknown>): Promise<void> => {
  await app.db
    .updateTable('edits.upstream')
    .set(set)
    .where('revision_id', '=', row.revision_id)
    .execute();
};

/** Keeps what the hub says. An edit that it has no more is sent again. */
const settleAnswer = async (app: App, row: Row, edit: HubEdit | null): Promise<void> => {
  const good = { failures: 0, fault: null };
  const at = (ms: number): Date => new Date(app.clock.nowMs() + ms);
  if (!edit) return settle(app, row, { ...good, state: 'WAITING', due_at: at(ASK_EVERY_MS) });
  const isOpen = edit.state === 'OPEN';
  await settle(app, row, {
    ...good,
    state: isOpen ? 'SENT' : 'DECIDED',
    due_at: isOpen ? at(ASK_EVERY_MS) : null,
    hub_state: edit.state,
    decision: edit.decision,
  });
};

const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof OutboundFault)) return null;
  return refusal('UNAVAILABLE', 'HUB_UNREACHABLE', { words: error.message });
};

const settleFault = async (app: App, row: Row, fault: Refusal): Promise<void> => {
  const text = storableText(fault.message, MOST_FAULT);
  if (fault.code === 'BAD_USER_INPUT') {
    return settle(app, row, { state: 'REFUSED', due_at: null, fault: text });
  }
  const { retryAfter } = fault.details;
  const failures = row.failures + 1;
  const waitMs = typeof retryAfter === 'number' ? retryAfter * 1_000 : backoff(failures);
  await settle(app, row, {
    failures,
    fault: text,
    due_at: new Date(app.clock.nowMs() + waitMs),
  });
};

const askAbout = async (app: App, row: Row, signal: AbortSignal): Promise<void> => {
  const asked = { hub: row.hub, id: row.revision_id, signal };
  const isSent = row.state === 'SENT';
  await settleAnswer(app, row, await (isSent ? readUpstream : sendUpstream)(app, asked));
};

/** Sends the next edit that is due to the hub, or asks what became of it. @returns whether one was due */
export const passUpstream = async (app: App, signal: AbortSignal): Promise<boolean> => {
  if (!app.settings.of(upstreamSettings).hubKey) return false;
  const hub = await hubState(app);
  if (!hub) return false;
  const [row] = await leaseDue(app.db, dueUpstream, {
    now: app.clock.now(),
    limit: 1,
    leaseMs: LEASE_MS,
    // The key is one of this hub, and no other instance may see it.
    where: sql<boolean>`hub = ${hub.address}`,
  });
  if (!row) return false;
  try {
    await askAbout(app, row, signal);
  } catch (error) {
    signal.throwIfAborted();
    const fault = refusalOf(error);
    if (!fault) app.log.error({ err: error, hub: row.hub }, 'an edit could not be sent to the hub');
    await settleFault(app, row, fault ?? refusal('UNAVAILABLE', 'HUB_ANSWERS_NONSENSE'));
  }
  return true;
};
