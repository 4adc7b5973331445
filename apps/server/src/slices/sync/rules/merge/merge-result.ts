import type { PartialEntry, SyncField } from './entry.ts';
import type { Side } from './merge-case.ts';

export type HoldReason =
  | 'delete-needs-approval'
  | 'first-link-tombstone'
  | 'over-total'
  | 'provider-cannot-delete'
  | 'suspicious-regress'
  | 'suspicious-uncomplete'
  | 'unmapped';

/** What waits for the owner: a field, or the whole entry. */
export interface Hold {
  field: SyncField | '*';
  reason: HoldReason;
}

export type ConflictRule =
  | 'earliest'
  | 'edit-beats-delete'
  | 'finer'
  | 'later-wins'
  | 'latest'
  | 'local-default'
  | 'longer-contains'
  | 'max'
  | 'private-wins'
  | 'repeating-side'
  | 'status-precedence';

/** What both sides changed, and the rule that decided. */
export interface Conflict {
  field: SyncField | '*';
  rule: ConflictRule;
  winner: Side;
}

export type Action = 'none' | 'create' | 'update' | 'delete';

/** What a merge does on both sides. */
export interface MergeResult {
  local: Action;
  remote: Action;
  holds: Hold[];
  conflicts: Conflict[];
  localSet?: PartialEntry;
  remoteSet?: PartialEntry;
  /** The pair is forgotten: both sides are gone, or the service can't get back what it lost. */
  base?: 'drop';
}

/** A result that does nothing. */
export const nothing = (): MergeResult => ({
  local: 'none',
  remote: 'none',
  holds: [],
  conflicts: [],
});

/** A result that leaves the entry to its owner. */
export const heldEntry = (reason: HoldReason): MergeResult => ({
  ...nothing(),
  holds: [{ field: '*', reason }],
});
