import type { z } from 'zod';
import { refusal } from '#platform/errors.ts';

/** Where an item stands in its list: the values the list is ordered by, the last of them unique. */
export type CursorKey = readonly (string | number | boolean | null)[];

/** No key of ours comes near it. */
const MAX_CURSOR_LENGTH = 512;

/** Writes a key as an opaque cursor. */
export const encodeCursor = (key: CursorKey): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/**
 * Reads a cursor back. It is a position and no secret: one that was tampered with either fails here or names another position.
 * @throws Refusal `BAD_USER_INPUT` when the cursor is not of the list whose keys `schema` describes.
 */
export const decodeCursor = <Key extends CursorKey>(
  cursor: string,
  schema: z.ZodType<Key>,
): Key => {
  const key = schema.safeParse(jsonOf(cursor));
  // Base64 and JSON have many spellings of one value; only ours is taken.
  if (key.success && encodeCursor(key.data) === cursor) return key.data;
  throw refusal(
    'BAD_USER_INPUT',
    'A cursor is not one of this list. Take it from `pageInfo` or `edges.cursor` of the same query with the same arguments.',
  );
};

const jsonOf = (cursor: string): unknown => {
  if (cursor.length > MAX_CURSOR_LENGTH) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};
