import { crc32 } from 'node:zlib';
import type { z } from 'zod';
import { refusal } from '#platform/errors.ts';
import { base64urlOfAscii, crc32OfAscii } from './ascii-code.ts';

/** Where an item stands in its list: the values the list is ordered by, the last of them unique. */
export type CursorKey = readonly (string | number | boolean | null)[];

/** No key of ours comes near it. */
const MAX_CURSOR_LENGTH = 512;

const SEAL_LENGTH = 8;

const IS_ASCII = /^[ -~]*$/u;

/**
 * Writes keys of a list as opaque cursors. A checksum binds each to its list, and tells of a changed character; it keeps no secret, as
 * a position is none.
 */
export const cursorWriter = (list: string): ((key: CursorKey) => string) => {
  const seed = crc32(list);
  return (key) => {
    const text = JSON.stringify(key);
    if (IS_ASCII.test(text)) return crc32OfAscii(text, seed) + base64urlOfAscii(text);
    const bytes = Buffer.from(text);
    const seal = crc32(bytes, seed).toString(16).padStart(SEAL_LENGTH, '0');
    return seal + bytes.toString('base64url');
  };
};

/** Writes one key of a list as an opaque cursor. */
export const encodeCursor = (key: CursorKey, list: string): string => cursorWriter(list)(key);

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
