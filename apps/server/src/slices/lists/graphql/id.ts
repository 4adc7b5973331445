import { readId } from '#platform/ids.ts';
import { refusal } from '#platform/reasons.ts';

/** An id as it is kept. @throws Refusal `BAD_USER_INPUT` when it is none. */
export const requireId = (id: string): string => {
  const known = readId(id);
  if (known) return known;
  throw refusal('BAD_USER_INPUT', 'INVALID_ID', { id: id.slice(0, 64) });
};
