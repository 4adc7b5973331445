import { type FieldAddress, partsOf } from '#slices/catalog/values.ts';

/** A lock on a work, one of its fields, or one row of a list. */
export interface Lock {
  id: string;
  /** Null locks the whole work. */
  field: FieldAddress | null;
  reason: string;
  expiresAt: Date | null;
}

/** The lock that holds for an address, the widest first; undefined if there is none. */
export const lockOn = (
  field: FieldAddress,
  locks: readonly Lock[],
  now: Date,
): Lock | undefined => {
  const held = locks.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  const levels = [null, partsOf(field).name, field];
  return levels
    .map((level) => held.find((lock) => lock.field === level))
    .find((lock) => lock !== undefined);
};
