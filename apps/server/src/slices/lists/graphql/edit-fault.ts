import type { z } from 'zod';
import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { MOST_UNITS } from '../rules/edit.ts';

/** The numbers an edit takes, whatever its work. Its work bounds the progress, which is checked later. */
export const BOUNDS = {
  repeatCount: { least: 0, most: 10_000 },
  priority: { least: 0, most: 3 },
} as const;

type Issue = z.core.$ZodIssue;

const isBounded = (field: string): field is keyof typeof BOUNDS => Object.hasOwn(BOUNDS, field);

const tooLarge = (field: string, { origin, maximum }: z.core.$ZodIssueTooBig, value: unknown) => {
  const most = Number(maximum);
  return origin === 'array'
    ? refusal('BAD_USER_INPUT', 'TOO_MANY_ITEMS', { field, most, count: (value as []).length })
    : refusal('BAD_USER_INPUT', 'TEXT_TOO_LONG', { field, most });
};

/** Why an edit cannot be read: the first thing that is wrong with its fields. */
export const editFault = (issue: Issue, given: object): Refusal => {
  const [field = '', place] = issue.path.map(String);
  const value: unknown = new Map(Object.entries(given)).get(field);
  if (field === 'progress') {
    return refusal('BAD_USER_INPUT', 'PROGRESS_INVALID', { field, most: MOST_UNITS });
  }
  if (isBounded(field)) {
    const numbers = { ...BOUNDS[field], value: Number(value) };
    return refusal('BAD_USER_INPUT', 'NUMBER_OUT_OF_RANGE', { field, ...numbers });
  }
  if (issue.code === 'too_big') return tooLarge(field, issue, value);
  const id = String((value as unknown[])[Number(place)]).slice(0, 64);
  return refusal('BAD_USER_INPUT', 'INVALID_ID', { field, id });
};
