import type { Titles } from '#lib/features/catalog/title.ts';
import type { FormResult } from '#lib/form/result.ts';

type Linked = (Titles & { id: string }) | null;

/** An edit of several that was not decided, and why. */
export interface UndecidedEdit {
  id: string;
  anime: Linked;
  manga: Linked;
  why: string;
}

/** What a form about edits says beside its message. */
export interface ReviewOutcome {
  /** Why it was refused. */
  reason?: string | undefined;
  /** The values that were ticked. */
  accepted?: readonly string[];
  /** Of several edits: how many were decided, and which were not. */
  decided?: number;
  isAccepted?: boolean;
  rows?: readonly UndecidedEdit[];
  /** What undoing all edits of a user did. */
  reverted?: { revisions: number; works: number };
}

/** The result of a form about edits. */
export type ReviewResult = FormResult<ReviewOutcome> | null | undefined;
