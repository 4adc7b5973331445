import type { ClaimKey } from '#slices/catalog/index.ts';
import type { OperationKind, Subject } from '../model.ts';

/** What somebody wants to do to a work as a whole. */
export interface Operation extends Subject {
  kind: OperationKind;
  /** MERGE: the work that it becomes part of. SPLIT: an id that was merged into it, which the new work gets. */
  otherId: string | null;
  /** SPLIT: the claims that become another work. */
  claims: readonly ClaimKey[];
}
