import { readId } from '#platform/ids.ts';
import { refusal } from '#platform/reasons.ts';

/** An id in its stored form. @throws Refusal `BAD_USER_INPUT` if it is not valid */
export const requireId = (id: string): string => {
  const known = readId(id);
  if (known) return known;
  throw refusal('BAD_USER_INPUT', 'INVALID_ID', { id: id.slice(0, 64) });
};
