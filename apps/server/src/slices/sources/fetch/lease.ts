import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineQueue, leaseDue } from '#platform/queue/index.ts';
import type { SourceKey } from './keys.ts';

/** A process that says nothing for so long is taken for dead. */
const LEASE_MS = 120_000;
const RENEW_MS = 20_000;
const REPORT_MS = 500;

const dueSources = defineQueue({
  table: 'sources.source',
  key: 'key',
  due: 'due_at',
  columns: ['key'],
});

export type Stage = 'asking' | 'downloading' | 'unpacking' | 'importing' | 'removing';

/** How far a run has come; `total` is null where nobody knows. */
export interface RunStep {
  stage: Stage;
  done: number;
  total: number | null;
}

/** One run's right to a source. */
export interface Lease<Key extends SourceKey = SourceKey> {
  key: Key;
  runId: string;
  /** Aborts when the run is to end: another process has the source, or this one stops. */
  signal: AbortSignal;
  report: (step: RunStep) => void;
  /** Ends the reports. The row is settled by whoever ran. */
  end: () => Promise<void>;
}

/** Writes down that a run lives and how far it is. @returns false when the source is another run's by now. */
const renew = async (
  app: App,
  { key, runId, step }: { key: string; runId: string; step: RunStep },
) => {
  const { numUpdatedRows } = await app.db
    .updateTable('sources.source')
    .set({
      due_at: new Date(app.clock.nowMs() + LEASE_MS),
      run_stage: step.stage,
      run_done: step.done,
      run_total: step.total,
    })
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Begins the run of a source that was leased. */
const begin = async <Key extends SourceKey>(
  app: App,
  key: Key,
  stop: AbortSignal | undefined,
): Promise<Lease<Key>> => {
  const runId = app.ids.next();
  await app.db
    .updateTable('sources.source')
    .set({
      run_id: runId,
      run_stage: 'asking',
      run_done: 0,
      run_total: null,
      tried_at: app.clock.now(),
    })
    .where('key', '=', key)
    .execute();
  const lost = new AbortController();
  let step: RunStep = { stage: 'asking', done: 0, total: null };
  let told = step;
  let toldAt = performance.now();
  let writing = Promise.resolve();
  const tell = async (): Promise<void> => {
    [told, toldAt] = [step, performance.now()];
    const isOurs = await renew(app, { key, runId, step }).catch(() => true);
    if (!isOurs) lost.abort(new Error(`Another process fetches ${key}.`));
  };
  const timer = setInterval(() => {
    if (step !== told || performance.now() - toldAt > RENEW_MS) writing = writing.then(tell);
  }, REPORT_MS);
  return {
    key,
    runId,
    signal: stop ? AbortSignal.any([stop, lost.signal]) : lost.signal,
    report: (next) => void (step = next),
    end: async () => {
      clearInterval(timer);
      await writing;
    },
  };
};

/** Leases the source that is longest due, if one of these is. */
export const leaseNext = async <Key extends SourceKey>(
  app: App,
  keys: readonly Key[],
  stop?: AbortSignal,
): Promise<Lease<Key> | undefined> => {
  if (keys.length === 0) return undefined;
  const claim = { now: app.clock.now(), limit: 1, leaseMs: LEASE_MS };
  const where = sql<boolean>`key in (${sql.join(keys)})`;
  const [due] = await leaseDue(app.db, dueSources, { ...claim, where });
  return due && begin(app, due.key as Key, stop);
};

/** Makes a source due now, unless it is being fetched. @returns whether it is due. */
export const makeDue = async (app: App, key: SourceKey): Promise<boolean> => {
  const now = app.clock.now();
  const { numUpdatedRows } = await app.db
    .updateTable('sources.source')
    .set({ due_at: now })
    .where('key', '=', key)
    .where((where) => where.or([where('run_id', 'is', null), where('due_at', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
