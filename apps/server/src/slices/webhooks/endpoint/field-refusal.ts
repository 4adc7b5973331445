import { reasons, refusal } from '../reasons.ts';

/** The reasons of checks that need more than the input. */
type FieldReason =
  | 'WEBHOOK_URL_OUR_OWN'
  | 'WEBHOOK_URL_NOT_HTTPS'
  | 'WEBHOOK_URL_FORBIDDEN'
  | 'WEBHOOK_SERVICE_UNKNOWN'
  | 'WEBHOOK_HEADER_VALUE_INVALID';

/** A refusal of one field that a check after `parseInput` makes, in its form, so that a page shows it at the field. */
export const fieldRefusal = (field: string, reason: FieldReason) => {
  const errors = [{ field, reason, detail: reasons[reason] }];
  return refusal('BAD_USER_INPUT', reason, { field, fields: [field], errors });
};
