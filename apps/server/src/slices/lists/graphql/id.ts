import { refusal } from '#platform/errors.ts';
import { readId } from '#platform/ids.ts';

/** An id as it is kept. @throws Refusal `BAD_USER_INPUT` when it is none. */
export const requireId = (id: string): string => {
  const known = readId(id);
  if (known) return known;
  throw refusal('BAD_USER_INPUT', `"${id.slice(0, 64)}" is not a valid id. Ids are UUIDs.`);
};
