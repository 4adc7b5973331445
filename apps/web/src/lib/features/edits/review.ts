import type { FormResult } from '#lib/form/result.ts';

/** Why something about an edit was refused, and what was ticked. */
export interface Refusal {
  reason: string | undefined;
  accepted: readonly string[];
}

/** The result of a form about an edit. */
export type ReviewResult = FormResult<Refusal> | null | undefined;
