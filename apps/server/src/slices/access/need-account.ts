import type { Refusal } from '#platform/errors.ts';
import { refusal } from './reasons.ts';

/** The refusal of what an anonymous caller asks for. @param field the field of the query, where it is one. */
export const accountNeeded = (field?: string): Refusal =>
  field === undefined
    ? refusal('UNAUTHENTICATED', 'ACCOUNT_NEEDED')
    : refusal('UNAUTHENTICATED', 'ACCOUNT_NEEDED_FOR_FIELD', { field });
