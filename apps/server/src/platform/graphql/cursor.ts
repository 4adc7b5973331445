import { crc32 } from 'node:zlib';
import type { z } from 'zod';
import { refusal } from '#platform/reasons.ts';
import { base64urlOfAscii, crc32OfAscii } from './ascii-code.ts';

/** The key of an item in its list: the values by which the list is ordered, the last of them unique. */
export type CursorKey = readonly (string | number | boolean | null)[];

/** Far longer than any key of ours. */
const MAX_CURSOR_LENGTH = 512;

const SEAL_LENGTH = 8;

const IS_ASCII = /^[ -~]*$/u;

/**
 * Encodes keys of a list as opaque cursors. A checksum binds each to its list and detects changed characters. It protects no secret,
 * because a position is none.
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

/** Encodes one key of a list as an opaque cursor. */
export const encodeCursor = (key: CursorKey, list: string): string => cursorWriter(list)(key);

/**
 * Decodes a cursor.
 * @param list the name of its list: the same query with the same arguments.
 * @throws Refusal `BAD_USER_INPUT` for a changed cursor and for one of another list
 */
export const decodeCursor = <Key extends CursorKey>(
  cursor: string,
  schema: z.ZodType<Key>,
  list: string,
): Key => {
  const key = schema.safeParse(jsonOf(cursor));
  // Base64 and JSON have many spellings of one value. We accept only ours.
  if (key.success && encodeCursor(key.data, list) === cursor) return key.data;
  throw refusal('BAD_USER_INPUT', 'CURSOR_INVALID');
};

const jsonOf = (cursor: string): unknown => {
  if (cursor.length > MAX_CURSOR_LENGTH) return undefined;
  try {
    return JSON.parse(Buffer.from(cursor.slice(SEAL_LENGTH), 'base64url').toString());
  } catch {
    return undefined;
  }
};
