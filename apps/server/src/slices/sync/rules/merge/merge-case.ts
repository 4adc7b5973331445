import type { Capabilities } from './capabilities.ts';
import type { SyncEntry, SyncField } from './entry.ts';

export type Side = 'local' | 'remote';

export const DIRECTIONS = ['two-way', 'pull', 'push'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const DELETE_POLICIES = ['propagate', 'ignore', 'ask'] as const;
export type DeletePolicy = (typeof DELETE_POLICIES)[number];

/** What the owner of a link chose for it. */
export interface LinkPolicy {
  direction: Direction;
  deletes: DeletePolicy;
}

/** Both sides after the last run: what we had, and what the service had, read back from it. */
export interface Pair {
  local: SyncEntry;
  remote: SyncEntry;
  /** Fields that wait for a decision since the first run, so that nothing is known about them. */
  unset?: readonly SyncField[];
}

/** When a side was edited, in milliseconds: the whole entry, or each field. */
export type EditTimes = number | Partial<Record<SyncField, number>>;

/** The length of a work as far as it is known. */
export interface WorkLength {
  total: number | null;
  totalVolumes: number | null;
}

/** One entry on both sides of a link. */
export interface MergeCase {
  there: Capabilities;
  policy: LinkPolicy;
  length: WorkLength;
  /** Null before the first run. */
  pair: Pair | null;
  local: SyncEntry | null;
  remote: SyncEntry | null;
  /** Whether the service is known to have this work. */
  isMapped: boolean;
  /** Whether the entry was deleted here. */
  isDeletedHere: boolean;
  /** When, in milliseconds, if that is known. */
  deletedHereAt?: number | undefined;
  localChangedAt?: EditTimes | undefined;
  remoteUpdatedAt?: number | undefined;
  /**
   * Whether all links have been read, so that what we have is what they agreed on. Then a service gets it even where its own edit lost
   * to the edit of another service.
   */
  isAgreed?: boolean;
  /** Whether another service has an edit of the entry, which beats that this one lost it. */
  isEditedElsewhere?: boolean;
}

/** A case with an entry on both sides. */
export type SharedCase = MergeCase & { local: SyncEntry; remote: SyncEntry };

/** Whether the link may write to a side. */
export const mayWrite = ({ policy: { direction } }: MergeCase, side: Side): boolean =>
  direction === 'two-way' || direction === (side === 'local' ? 'pull' : 'push');
