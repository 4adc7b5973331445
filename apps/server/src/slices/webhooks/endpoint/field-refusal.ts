import { fillMessage } from '@tsuzuki/contract';
import { type NamesIn, Refusal, type ValuesOf } from '#platform/errors.ts';
import { reasons } from '../reasons.ts';

/** The reasons of checks that need more than the input. */
type FieldReason =
  | 'WEBHOOK_URL_OUR_OWN'
  | 'WEBHOOK_URL_NOT_HTTPS'
  | 'WEBHOOK_URL_FORBIDDEN'
  | 'WEBHOOK_ANIME_UNKNOWN'
  | 'WEBHOOK_MANGA_UNKNOWN'
  | 'WEBHOOK_REGION_UNKNOWN'
  | 'WEBHOOK_SERVICE_UNKNOWN'
  | 'WEBHOOK_HEADER_VALUE_INVALID';

type MessageOf<Reason extends FieldReason> = (typeof reasons)[Reason];

/** What fills the message of a reason, if it has names. */
type FieldValues<Reason extends FieldReason> = [NamesIn<MessageOf<Reason>>] extends [never]
  ? []
  : [values: ValuesOf<MessageOf<Reason>>];

/** A refusal of one field that a check after `parseInput` makes, in its form, so that a page shows it at the field. */
export const fieldRefusal = <Reason extends FieldReason>(
  field: string,
  reason: Reason,
  ...[values]: FieldValues<Reason>
): Refusal => {
  const detail = fillMessage(reasons[reason], values ?? {});
  const errors = [{ ...values, field, reason, detail }];
  return new Refusal('BAD_USER_INPUT', reason, detail, {
    ...values,
    field,
    fields: [field],
    errors,
  });
};
