import type { Job as Delivered, JobResult, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#platform/database/index.ts';
import { defineWorker } from '#platform/queue/index.ts';
import type { Worker } from '#platform/slice.ts';

/** Runs what was fetched from a queue. */
export type Runner = (batch: Delivered<unknown>[]) => Promise<JobResult[]>;

const POLL_MS = 500;
/** pg-boss itself polls each queue. One statement does that for all, so its own polling is only for what nobody would notice. */
const OWN_POLL_SECONDS = 3600;
/** If a queue has more than one batch waiting, the next is fetched without a pause. */
const WORK = {
  pollingIntervalSeconds: OWN_POLL_SECONDS,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** One look into an index for each queue, however many jobs wait there. */
const DUE = `select name from unnest($1::text[]) as queue (name) where exists (
  select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= now())`;

const dueNames = async ({ pool }: OpenDatabase, names: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(DUE, [names]);
  return rows.map(({ name }) => name);
};

/**
 * Wakes queues that have jobs to run. Each of them polling for itself kept an idle server busy: fifty statements every second.
 * @param runners by the name of the queue
 */
export const wakeQueues = (boss: PgBoss, runners: ReadonlyMap<string, Runner>): Worker => {
  const names = [...runners.keys()];
  const awake = new Map<string, string>();
  const wake = async (name: string): Promise<void> => {
    const worker = awake.get(name);
    if (worker !== undefined) return boss.notifyWorker(worker);
    // A new worker fetches at once.
    awake.set(name, await boss.work(name, WORK, runners.get(name)!));
  };
  return defineWorker({
    name: 'due jobs',
    pollMs: POLL_MS,
    work: async ({ database }) => {
      for (const name of await dueNames(database, names)) await wake(name);
    },
  });
};
