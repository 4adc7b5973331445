import { listen } from '#platform/database/index.ts';
import type { App } from '#platform/app.ts';
import { defineQueue, defineWorker, leaseDue } from '#platform/queue/index.ts';
import { DUE_RUNS } from '../channel.ts';
import type { ServiceReader } from '../connectors/reader.ts';
import { openLink } from '../link/open-link.ts';
import { applyStep } from './apply-step.ts';
import { confirmStep } from './confirm-step.ts';
import { planStep } from './plan-step.ts';
import { pushStep } from './push-step.ts';
import { readStep, type Stepping } from './read-step.ts';
import { startDue } from './start-due.ts';
import { runById, type Run } from './stored-run.ts';

const runs = defineQueue({
  table: 'sync.run',
  key: 'id',
  due: 'due_at',
  columns: ['id', 'due_at'],
});

/** Longer than a step takes: a wait for its turn, a call, and what is stored. */
const LEASE_MS = 180_000;
/** Links that are worked on at the same time. */
const AT_ONCE = 8;
const POLL_MS = 10_000;

const STEPS = {
  planning: planStep,
  confirming: confirmStep,
  applying: applyStep,
} as const;

const stepOf = (
  { kind, state }: Run,
  { isIncremental }: ServiceReader,
): ((app: App, stepping: Stepping) => Promise<void>) | undefined => {
  if (state === 'reading') return kind === 'push' && !isIncremental ? pushStep : readStep;
  return state === 'planning' || state === 'confirming' || state === 'applying'
    ? STEPS[state]
    : undefined;
};

/** Does the next step of a run. */
export const stepRun = async (app: App, id: string, signal?: AbortSignal): Promise<void> => {
  const run = await runById(app.db, id);
  const open = run && (await openLink(app, run.linkId));
  const step = open && stepOf(run, open.configured.connector.reader);
  if (!step || !open) {
    await app.db
      .updateTable('sync.run')
      .set({ due_at: null })
      .where('id', '=', id)
      // Its link may go on since it was read. Then the run is due already, and no longer leased.
      .where('due_at', '>', app.clock.now())
      .execute();
    return;
  }
  await step(app, { run, open, signal });
};

/** Starts the runs that are due, and does the steps of those under way, until nothing is due. */
export const workOnRuns = async (app: App, signal?: AbortSignal): Promise<void> => {
  await startDue(app);
  while (!signal?.aborted) {
    const due = await leaseDue(app.db, runs, {
      now: app.clock.now(),
      limit: AT_ONCE,
      leaseMs: LEASE_MS,
    });
    if (due.length === 0) return;
    const done = await Promise.allSettled(due.map(({ id }) => stepRun(app, id, signal)));
    for (const each of done) {
      if (each.status === 'rejected' && !signal?.aborted)
        app.log.error({ err: each.reason as unknown }, 'a step of a sync run failed');
    }
  }
};

export const runWorker = defineWorker({
  name: 'sync runs',
  work: workOnRuns,
  pollMs: POLL_MS,
  wake: (app, ring) => listen(app.database, DUE_RUNS, ring),
});
