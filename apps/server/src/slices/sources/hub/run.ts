import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { doubling } from '#platform/backoff.ts';
import type { Tx } from '#platform/database/index.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { Refusal } from '#platform/errors.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { OutboundFault } from '#platform/outbound/index.ts';
import { leaseDue } from '#platform/queue/index.ts';
import { storableText } from '#platform/text.ts';
import { refusal } from '../reasons.ts';
import { followPage } from './follow-changes.ts';
import { dueHub, type HubRow } from './hub-row.ts';
import { loadDump, type Taken } from './load-dump.ts';
/** A process that says nothing for so long is taken for dead. */
const LEASE_MS = 2 * MINUTE_MS;
const RENEW_MS = 30_000;
/** As often as whoever has no key may ask all day, with room for pages. */
const EVERY_MS = 5 * MINUTE_MS;
/** Between two pages: the pace of whoever has no key. */
const PACE_MS = 3_500;
const backoff = doubling({ firstMs: MINUTE_MS, mostMs: 360 * MINUTE_MS });

const MOST_KEPT_REFUSALS = 20;
const MOST_FAULT = 1_000;

const settleWith =
  (app: App, { address }: HubRow) =>
  async (tx: Tx, { rows, refusals, position, dumpVersion }: Taken): Promise<void> => {
    const isDump = dumpVersion !== undefined;
    const kept = refusals.kept
      .slice(0, MOST_KEPT_REFUSALS)
      .map(({ ref, reason }) => ({ ref, reason }));
    await tx
      .updateTable('sources.hub')
      .set((eb) => ({
        position,
        rows: isDump ? rows : eb('rows', '+', rows),
        refused: isDump ? refusals.count : eb('refused', '+', refusals.count),
        ...((isDump || kept.length > 0) && { refusals: JSON.stringify(kept) }),
        ...(isDump && { dump_version: dumpVersion }),
        fetched_at: app.clock.now(),
        failures: 0,
        failed_since: null,
        fault: null,
        fault_reason: null,
      }))
      .where('address', '=', address)
      .execute();
  };

const dueIn = async (app: App, { address }: HubRow, ms: number): Promise<void> => {
  await app.db
    .updateTable('sources.hub')
    .set({ due_at: new Date(app.clock.nowMs() + ms) })
    .where('address', '=', address)
    .execute();
};

/** Why a run failed, as a refusal; null for a bug of ours. */
const refusalOf = (address: string, error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  if (!(error instanceof OutboundFault)) return null;
  return refusal('UNAVAILABLE', 'SOURCE_UNREACHABLE', { source: address, fault: error.message });
};

const settleFailure = async (app: App, hub: HubRow, fault: Refusal): Promise<void> => {
  const { retryAfter } = fault.details;
  const waitMs = typeof retryAfter === 'number' ? retryAfter * 1_000 : backoff(hub.failures + 1);
  await app.db
    .updateTable('sources.hub')
    .set({
      due_at: new Date(app.clock.nowMs() + waitMs),
      failures: hub.failures + 1,
      failed_since: hub.failed_since ?? app.clock.now(),
      fault: storableText(fault.message, MOST_FAULT),
      fault_reason: reasonColumn(fault),
      // A hub that was restored from a backup begins anew: so do we.
      ...(fault.reason === 'HUB_WENT_BACK' && { position: null }),
    })
    .where('address', '=', hub.address)
    .execute();
};

/** Keeps the lease of a hub while it is worked on. */
const holding = (app: App, hub: HubRow): { stop: () => void } => {
  const timer = setInterval(() => void dueIn(app, hub, LEASE_MS).catch(() => {}), RENEW_MS);
  return { stop: () => clearInterval(timer) };
};

const ask = async (app: App, hub: HubRow, signal: AbortSignal): Promise<number> => {
  const asking = { address: hub.address, signal };
  const settle = settleWith(app, hub);
  if (hub.position === null) {
    await loadDump(app, asking, settle);
    return 0;
  }
  const done = await followPage(app, { ...asking, since: hub.position }, settle);
  return done?.hasMore ? PACE_MS : EVERY_MS;
};

/** Loads the dump of the hub, or takes the next page of its changes, if that is due. @returns whether it was */
export const askHub = async (app: App, signal: AbortSignal): Promise<boolean> => {
  const [hub] = await leaseDue(app.db, dueHub, {
    now: app.clock.now(),
    limit: 1,
    leaseMs: LEASE_MS,
    where: sql<boolean>`true`,
  });
  if (!hub) return false;
  const held = holding(app, hub);
  try {
    await dueIn(app, hub, await ask(app, hub, signal));
  } catch (error) {
    signal.throwIfAborted();
    const fault = refusalOf(hub.address, error);
    if (!fault) app.log.error({ err: error, hub: hub.address }, 'a hub could not be followed');
    await settleFailure(
      app,
      hub,
      fault ?? refusal('UNAVAILABLE', 'SOURCE_FAILED', { source: hub.address }),
    );
  } finally {
    held.stop();
  }
  return true;
};
