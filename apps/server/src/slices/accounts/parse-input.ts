import { fillMessage } from '@tsuzuki/contract';
import type { z } from 'zod';
import { Refusal, type Reasons, type RefusalCode } from '#platform/errors.ts';
import { plainFaults } from '#platform/plain-issue.ts';
import { reasons as platformReasons } from '#platform/reasons.ts';
import { reasons, refusal, type AccountReason } from './reasons.ts';

/** What is wrong with one field of an input, with the values of its reason. A form shows it beside the field. */
export interface FieldFault {
  readonly field: string;
  readonly reason: string;
  readonly detail: string;
  readonly [value: string]: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** A fault of a field, with a reason of this slice. */
export const faultOf = (field: string, reason: AccountReason, values: Values = {}): FieldFault => ({
  ...values,
  field,
  reason,
  detail: fillMessage(reasons[reason], { ...values, field }),
});

/** The refusal of one field for its value, such as a name that somebody else has. */
export const refuseField = (
  code: RefusalCode,
  fault: FieldFault,
  details: Values = {},
): Refusal => {
  const { detail, ...data } = fault;
  return new Refusal(code, fault.reason, detail, {
    ...details,
    ...data,
    fields: [fault.field],
    errors: [fault],
  });
};

/** The refusal of an input: `BAD_USER_INPUT` with every fault, its `fields` and the `errors` of each. */
export const faultyInput = (faults: readonly FieldFault[]): Refusal => {
  const details = [...new Set(faults.map(({ detail }) => detail))];
  const errors = faults.filter(({ field }) => field !== '');
  const fields = [...new Set(errors.map(({ field }) => field))];
  const [only] = faults;
  if (only !== undefined && errors.length === 0) {
    const { field: _field, detail: _detail, ...values } = only;
    const told = { ...values, fields, errors };
    return new Refusal('BAD_USER_INPUT', only.reason, details.join(' '), told);
  }
  return refusal('BAD_USER_INPUT', 'INVALID_INPUT', { faults: details.join(' '), fields, errors });
};

/** The values of an issue: the limit that was exceeded, the allowed choices, or what our own check gives. */
const valuesOf = (issue: z.core.$ZodIssue): Values => {
  if (issue.code === 'too_small') return { least: Number(issue.minimum) };
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  if (issue.code === 'invalid_value') return { choices: issue.values.join(', ') };
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
};

/** What a body is called that is wrong as a whole. */
const WHOLE = 'body';

/** What zod refuses by itself. */
const plainFaultsOf = (issue: z.core.$ZodIssue): FieldFault[] =>
  plainFaults(issue).map(({ field, reason, values }) => {
    const named = { ...values, field: field === '' ? WHOLE : field };
    return { ...named, reason, detail: fillMessage(platformReasons[reason], named) };
  });

/** The message of an issue is a reason of the table, or zod's own sentence if the schema has none, which nobody should read. */
const faultsOfIssue = (issue: z.core.$ZodIssue, table: Reasons): FieldFault[] => {
  const { path, message } = issue;
  if (!Object.hasOwn(table, message)) return plainFaultsOf(issue);
  const field = path.join('.');
  const values = valuesOf(issue);
  const detail = fillMessage(table[message] ?? '', { ...values, field });
  return [{ ...values, field, reason: message, detail }];
};

/**
 * Parses the input of a request. The messages of the schema are reasons of the table.
 * @throws Refusal as `faultyInput`
 */
export const parseInput = <Input>(
  schema: z.ZodType<Input>,
  body: unknown,
  table: Reasons = reasons,
): Input => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw faultyInput(parsed.error.issues.flatMap((issue) => faultsOfIssue(issue, table)));
};
