import { crc32 } from 'node:zlib';
import type { z } from 'zod';
import { refusal } from '#platform/errors.ts';

/** Where an item stands in its list: the values the list is ordered by, the last of them unique. */
export type CursorKey = readonly (string | number | boolean | null)[];

/** No key of ours comes near it. */
const MAX_CURSOR_LENGTH = 512;

const SEAL_LENGTH = 8;

/** Binds a key to its list, and tells of a changed character: a checksum of both. It keeps no secret, as a position is none. */
const sealOf = (key: string, list: string): string =>
  crc32(key, crc32(list)).toString(16).padStart(SEAL_LENGTH, '0');

/** Writes a key of a list as an opaque cursor. */
export const encodeCursor = (key: CursorKey, list: string): string => {
  const text = JSON.stringify(key);
  return sealOf(text, list) + Buffer.from(text).toString('base64url');
};

/**
 * Reads a cursor back.
 * @param list the name of the list it must be of: the same query with the same arguments.
 * @throws Refusal `BAD_USER_INPUT` for one that was tampered with, and for one of another list.
 */
export const decodeCursor = <Key extends CursorKey>(
  cursor: string,
  schema: z.ZodType<Key>,
  list: string,
): Key => {
  const key = schema.safeParse(jsonOf(cursor));
  // Base64 and JSON have many spellings of one value; only ours is taken.
  if (key.success && encodeCursor(key.data, list) === cursor) return key.data;
  throw refusal(
    'BAD_USER_INPUT',
    'A cursor is not one of this list. Take it from `pageInfo` or `edges.cursor` of the same query with the same arguments.',
  );
};

const jsonOf = (cursor: string): unknown => {
  if (cursor.length > MAX_CURSOR_LENGTH) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor.slice(SEAL_LENGTH), 'base64url').toString());
  } catch {
    return undefined;
  }
};
