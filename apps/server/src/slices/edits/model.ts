import type { FieldAddress, FieldGroup, Media } from '#slices/catalog/index.ts';

/** What a proposal is for. */
export const PROPOSAL_KINDS = ['CREATE', 'CHANGE', 'MERGE', 'SPLIT', 'DELETE', 'RESTORE'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
/** What a proposal does to a work as a whole, in place of its values. */
export type OperationKind = Exclude<ProposalKind, 'CREATE' | 'CHANGE'>;

/** What a revision did. Deleting and restoring undo each other. */
export type RevisionKind = 'CHANGE' | OperationKind | 'UNMERGE' | 'UNSPLIT';

export const isOperation = (kind: ProposalKind): kind is OperationKind =>
  kind !== 'CREATE' && kind !== 'CHANGE';

export const PROPOSAL_STATES = [
  'DRAFT',
  'OPEN',
  'ACCEPTED',
  'PARTLY_ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A work that is edited. */
export interface Subject {
  medium: Media;
  workId: string;
}

/** One value that a proposal changes. Null is no value. */
export interface ProposedChange {
  field: FieldAddress;
  group: FieldGroup;
  before: unknown;
  after: unknown;
  /** Whether people say nothing of it any more, so that what sources say stands again. */
  isRelease: boolean;
  /** Whether its author adds it, and knows of nothing there. */
  isNew?: boolean;
}

/** What people say at one address; undefined if they say nothing. */
export type Said = { value: unknown } | undefined;
