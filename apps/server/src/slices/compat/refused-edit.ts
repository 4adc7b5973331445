import { Refusal } from '#platform/errors.ts';
import type { Saved } from '#slices/lists/index.ts';

/** The refusal of an edit; undefined if it was saved. @param nameOf the client's name of a field of ours */
export const refusedBy = (
  { problem }: Saved,
  nameOf: (field: string) => string,
): Refusal | undefined => {
  if (!problem) return undefined;
  const { reason, message, details } = problem;
  const code = problem.code === 'STALE_VERSION' ? 'CONFLICT' : problem.code;
  const { field } = details;
  const named = typeof field === 'string' ? { field: nameOf(field) } : {};
  return new Refusal(code, reason, message, { ...details, ...named });
};
