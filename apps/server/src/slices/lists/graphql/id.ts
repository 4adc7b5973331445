import { refusal } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';

/** An id as it is kept. @throws Refusal `BAD_USER_INPUT` when it is none. */
export const requireId = (id: string): string => {
  if (isId(id)) return id.toLowerCase();
  throw refusal('BAD_USER_INPUT', `"${id.slice(0, 64)}" is not an id: ids are UUIDs.`);
};
