import { Refusal } from '#platform/errors.ts';

/** A refusal about one field of a form, which shows it beside the field. */
export const inField = (field: string, { code, reason, message, details }: Refusal): Refusal => {
  const errors = [{ ...details, field, reason, detail: message }];
  return new Refusal(code, reason, message, { ...details, field, fields: [field], errors });
};
