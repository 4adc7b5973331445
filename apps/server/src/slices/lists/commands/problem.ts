import type { Refusal } from '#platform/errors.ts';

const PROBLEM_CODES = ['STALE_VERSION', 'NOT_FOUND', 'CONFLICT', 'BAD_USER_INPUT'] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Why a row was not saved, and what to do: a refusal that the answer carries, so that other rows are saved. */
export interface Problem {
  code: ProblemCode;
  reason: string;
  message: string;
  /** The values of the message, and the field that is wrong. */
  details: Refusal['details'];
}

const kindOf = ({ code, reason }: Refusal): string =>
  reason === 'ENTRY_CHANGED' ? 'STALE_VERSION' : code;

/** A refusal as the answer carries it. @throws the refusal itself, where its code is not that of a problem. */
export const problemOf = (refused: Refusal): Problem => {
  const code = PROBLEM_CODES.find((known) => known === kindOf(refused));
  if (code === undefined) throw refused;
  const { reason, message, details } = refused;
  return { code, reason, message, details };
};
