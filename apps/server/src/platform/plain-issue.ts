import { fillMessage } from '@tsuzuki/contract';
import type { z } from 'zod';
import { reasons } from './reasons.ts';

/** What zod refuses, as a reason of the platform. zod's own sentences are written for programmers, and change with its releases. */
export interface PlainFault {
  /** The place in the input, as in `2.anilist`; empty for the input as a whole. */
  field: string;
  reason: keyof typeof FAULTS;
  values: Readonly<Record<string, string | number>>;
}

const FAULTS = {
  FIELD_INVALID: reasons.FIELD_INVALID,
  FIELD_TOO_LARGE: reasons.FIELD_TOO_LARGE,
  FIELD_TOO_SMALL: reasons.FIELD_TOO_SMALL,
  FIELD_UNKNOWN: reasons.FIELD_UNKNOWN,
  FIELD_NOT_LISTED: reasons.FIELD_NOT_LISTED,
  LIST_TOO_LONG: reasons.LIST_TOO_LONG,
  LIST_TOO_SHORT: reasons.LIST_TOO_SHORT,
  TEXT_TOO_LONG: reasons.TEXT_TOO_LONG,
  TEXT_TOO_SHORT: reasons.TEXT_TOO_SHORT,
} as const;

type Issue = z.core.$ZodIssue;
type Kind = Pick<PlainFault, 'reason' | 'values'>;

const INVALID: Kind = { reason: 'FIELD_INVALID', values: {} };

/** The limit as a whole number that is still allowed, because all of ours are whole. */
const tooSmall = ({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Kind => {
  const least = Number(minimum) + (inclusive === false ? 1 : 0);
  if (origin === 'string') return { reason: 'TEXT_TOO_SHORT', values: { least } };
  if (origin === 'array' || origin === 'set')
    return { reason: 'LIST_TOO_SHORT', values: { least } };
  return origin === 'date' || origin === 'file'
    ? INVALID
    : { reason: 'FIELD_TOO_SMALL', values: { least } };
};

const tooBig = ({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Kind => {
  const most = Number(maximum) - (inclusive === false ? 1 : 0);
  if (origin === 'string') return { reason: 'TEXT_TOO_LONG', values: { most } };
  if (origin === 'array' || origin === 'set') return { reason: 'LIST_TOO_LONG', values: { most } };
  return origin === 'date' || origin === 'file'
    ? INVALID
    : { reason: 'FIELD_TOO_LARGE', values: { most } };
};

const kindOf = (issue: Issue): Kind => {
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_value')
    return { reason: 'FIELD_NOT_LISTED', values: { choices: issue.values.join(', ') } };
  return INVALID;
};

const isOtherForm = ([first]: readonly Issue[]): boolean =>
  first?.code === 'invalid_type' && first.path.length === 0;

/** Of the forms that a value may have, the one that was meant: that whose type it has. Null if that is none, or several. */
const formMeant = (forms: readonly (readonly Issue[])[]): readonly Issue[] | null => {
  const alike = forms.filter((issues) => !isOtherForm(issues));
  return alike.length === 1 ? (alike[0] ?? null) : null;
};

const at = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** What is wrong in plain words: one fault for each field that is. */
export const plainFaults = (issue: Issue, above: readonly PropertyKey[] = []): PlainFault[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: at([...path, key]),
      reason: 'FIELD_UNKNOWN' as const,
      values: {},
    }));
  const meant = issue.code === 'invalid_union' ? formMeant(issue.errors) : null;
  if (meant) return meant.flatMap((each) => plainFaults(each, path));
  return [{ field: at(path), ...kindOf(issue) }];
};

/** The types that files have, as people call them. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

const typeOf = (issue: Issue): string | undefined =>
  issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;

/** Whether zod wrote the message. Ours are kept. */
const isOfZod = (issue: Issue): boolean =>
  issue.code === 'custom'
    ? issue.message === 'Invalid input'
    : /^(?:Invalid|Too|Unrecognized|Unknown)\b/u.test(issue.message);

/** Which field is wrong, and what is. */
const objectionTo = (issue: Issue): { field: string; words: string } => {
  const field = at(issue.path);
  if (!isOfZod(issue)) return { field, words: issue.message };
  const type = typeOf(issue);
  if (type !== undefined) return { field, words: `is missing or is not ${type}` };
  const [first] = plainFaults(issue);
  if (!first) return { field, words: 'has the wrong form' };
  const words = FAULTS[first.reason].replace('"{field}" ', '').replace(/\.$/u, '');
  return { field: first.field, words: fillMessage(words, first.values) };
};

/** What is wrong with a value whose name is said elsewhere, as in `must be at most 65535`. */
export const wordsOf = (issue: Issue): string => objectionTo(issue).words;

/** The first thing that is wrong with a row of a file or an answer, as in `id: is missing or is not a whole number`. */
export const objectionOf = ({ issues: [issue] }: z.ZodError): string => {
  if (!issue) return 'has the wrong form';
  const { field, words } = objectionTo(issue);
  return field === '' ? words : `${field}: ${words}`;
};
