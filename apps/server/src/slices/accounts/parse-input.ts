import type { z } from 'zod';
import { refusal, type Refusal } from '#platform/errors.ts';

/** What is wrong with one field of an input; a form shows it beside the field. */
export interface FieldFault {
  field: string;
  detail: string;
}

/** The refusal of an input: `BAD_USER_INPUT` naming every fault, with its `fields` and the `errors` of each. */
export const faultyInput = (faults: readonly FieldFault[]): Refusal => {
  const details = [...new Set(faults.map(({ detail }) => detail))];
  const errors = faults.filter(({ field }) => field !== '');
  const fields = [...new Set(errors.map(({ field }) => field))];
  return refusal('BAD_USER_INPUT', details.join(' '), { fields, errors });
};

/** Parses what a request brought. @throws Refusal as of `faultyInput`. */
export const parseInput = <Input>(schema: z.ZodType<Input>, body: unknown): Input => {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw faultyInput(
    parsed.error.issues.map(({ code, path, message }) => {
      const field = path.join('.');
      const isMissing = code === 'invalid_type' && field !== '';
      return {
        field,
        detail: isMissing ? `"${field}" is missing or has the wrong form.` : message,
      };
    }),
  );
};
