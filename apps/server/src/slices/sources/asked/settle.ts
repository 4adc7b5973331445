import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { storableText } from '#platform/text.ts';
import type { AskedKey } from '../fetch/keys.ts';
import type { Lease } from '../fetch/lease.ts';
import { nextTry } from '../fetch/rules.ts';
import type { StoredSource } from '../fetch/stored.ts';

const ENDED = { run_id: null, run_stage: null, run_done: null, run_total: null } as const;
const WELL = { failures: 0, failed_since: null, fault: null, fault_reason: null } as const;
const MOST_FAULT_CHARACTERS = 1_000;

/** Ends a run that went well, or was ended from outside: the source is due again at `dueAt`. */
export const settleAsked = async (
  app: App,
  { key, runId }: Lease<AskedKey>,
  { dueAt, isWell, isListed }: { dueAt: Date; isWell: boolean; isListed: boolean },
): Promise<void> => {
  await app.db
    .updateTable('sources.source')
    .set({
      ...ENDED,
      due_at: dueAt,
      ...(isWell && WELL),
      ...(isListed && { fetched_at: app.clock.now() }),
    })
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .execute();
};

/** Ends a run in which the source gave no answers, and tries again later. */
export const settleSilence = async (
  app: App,
  { key, runId }: Lease<AskedKey>,
  { row, fault }: { row: StoredSource; fault: Refusal },
): Promise<void> => {
  const now = app.clock.now();
  const failures = row.failures + 1;
  await app.db
    .updateTable('sources.source')
    .set({
      ...ENDED,
      due_at: nextTry(now, failures, Math.random()),
      failures,
      failed_since: row.failed_since ?? now,
      fault: storableText(fault.message, MOST_FAULT_CHARACTERS),
      fault_reason: reasonColumn(fault),
    })
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .execute();
};
