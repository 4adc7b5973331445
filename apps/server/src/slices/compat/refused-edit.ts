import { Refusal } from '#platform/errors.ts';
import type { SaveResult } from '#slices/lists/index.ts';

type NameOf = (field: string) => string;

interface Fault {
  field: string;
}

const renamedFaults = (errors: unknown, nameOf: NameOf): object =>
  Array.isArray(errors)
    ? { errors: errors.map((each: Fault) => ({ ...each, field: nameOf(each.field) })) }
    : {};

/** A refusal in the client's words. @param nameOf the client's name of a field of ours */
export const renamed = (
  { code, reason, message, details }: Pick<Refusal, 'code' | 'reason' | 'message' | 'details'>,
  nameOf: NameOf,
): Refusal => {
  const { field, errors } = details;
  const named = typeof field === 'string' ? { field: nameOf(field) } : {};
  const faults = renamedFaults(errors, nameOf);
  return new Refusal(code, reason, message, { ...details, ...named, ...faults });
};

/** The refusal of an edit in the client's words; undefined if it was saved. */
export const refusedBy = (
  { problem }: Pick<SaveResult, 'problem'>,
  nameOf: NameOf,
): Refusal | undefined => {
  if (!problem) return undefined;
  const code = problem.code === 'STALE_VERSION' ? 'CONFLICT' : problem.code;
  return renamed({ ...problem, code }, nameOf);
};
