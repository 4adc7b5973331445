import {
  type FieldValue,
  type PartialEntry,
  type SyncEntry,
  SYNC_FIELDS,
} from '../rules/merge/entry.ts';
import type { Conflict } from '../rules/merge/merge-result.ts';

/** What was written in a field, and the rule that decided if both sides had changed it. */
export interface FieldChange {
  field: string;
  from: FieldValue;
  to: FieldValue;
  rule: string | null;
}

/** What a set changes of an entry, for the audit. */
export const changesOf = (
  before: SyncEntry | null,
  set: PartialEntry | undefined,
  conflicts: readonly Conflict[],
): FieldChange[] =>
  SYNC_FIELDS.flatMap((field) => {
    const to = set?.[field];
    if (to === undefined) return [];
    const rule = conflicts.find((conflict) => conflict.field === field)?.rule ?? null;
    return [{ field, from: before?.[field] ?? null, to, rule }];
  });
