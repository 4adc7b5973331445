import { refusal } from '#platform/reasons.ts';

/** @throws Refusal `BAD_USER_INPUT` for more than one request may name. */
export const requireFew = (
  field: string,
  { length: count }: readonly unknown[],
  most: number,
): void => {
  if (count > most) throw refusal('BAD_USER_INPUT', 'TOO_MANY_ITEMS', { field, most, count });
};
