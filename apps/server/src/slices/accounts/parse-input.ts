import { fillMessage } from '@tsuzuki/contract';
import type { z } from 'zod';
import { Refusal, type Reasons, type RefusalCode } from '#platform/errors.ts';
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
    return new Refusal('BAD_USER_INPUT', only.reason, details.join(' '), { fields, errors });
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

/** The message of an issue is a reason of the table, or the library's own sentence if the schema has none. */
const faultOfIssue = (issue: z.core.$ZodIssue, table: Reasons): FieldFault => {
  const { code, path, message } = issue;
  const field = path.join('.');
  if (!Object.hasOwn(table, message)) {
    const fault = faultOf(field, 'FIELD_INVALID');
    return code === 'invalid_type' && field !== '' ? fault : { ...fault, detail: message };
  }
  const values = valuesOf(issue);
  return { ...values, field, reason: message, detail: fillMessage(table[message] ?? '', values) };
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
  throw faultyInput(parsed.error.issues.map((issue) => faultOfIssue(issue, table)));
};
