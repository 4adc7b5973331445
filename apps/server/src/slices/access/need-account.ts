import type { Refusal } from '#platform/errors.ts';
import { refusal } from './reasons.ts';

/** The refusal of an anonymous caller. @param field the field of the query that needs an account, if it is one */
export const accountNeeded = (field?: string): Refusal =>
  field === undefined
    ? refusal('UNAUTHENTICATED', 'ACCOUNT_NEEDED')
    : refusal('UNAUTHENTICATED', 'ACCOUNT_NEEDED_FOR_FIELD', { field });
