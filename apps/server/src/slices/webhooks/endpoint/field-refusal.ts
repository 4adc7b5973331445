import { reasons, refusal } from '../reasons.ts';

/** A refusal of one field that a check after `parseInput` makes, in its form, so that a page shows it at the field. */
export const fieldRefusal = (field: string, reason: keyof typeof reasons) => {
  const errors = [{ field, reason, detail: reasons[reason] }];
  return refusal('BAD_USER_INPUT', reason, { field, fields: [field], errors });
};
