import type { Refusal } from '#platform/errors.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { storableText } from '#platform/text.ts';
import { nextTry } from './rules.ts';
import type { StoredSource } from './stored.ts';

/** No run of the source is under way. */
export const ENDED = { run_id: null, run_stage: null, run_done: null, run_total: null } as const;

/** The last run went well. */
export const WELL = { failures: 0, failed_since: null, fault: null, fault_reason: null } as const;

/** No file of the source is kept, so the next run fetches it whole. */
export const NO_FILE = {
  identity: null,
  etag: null,
  last_modified: null,
  checksum: null,
  bytes: null,
} as const;

const MOST_FAULT_CHARACTERS = 1_000;

/** The last run ended with a fault, and there is another try later. */
export const failed = (row: StoredSource, fault: Refusal, now: Date) => ({
  ...ENDED,
  due_at: nextTry(now, row.failures + 1, Math.random()),
  failures: row.failures + 1,
  failed_since: row.failed_since ?? now,
  fault: storableText(fault.message, MOST_FAULT_CHARACTERS),
  fault_reason: reasonColumn(fault),
});
