import type { z } from 'zod';
import { objectionOf } from '#platform/plain-issue.ts';
import type { Refusal } from '../data-source.ts';

/** Collects what a source wrote that nothing can be made of. */
export type Refuse = (refusal: Refusal) => void;

/** Parses one row; a broken one is refused, never thrown. */
export const parseRow = <T>(
  schema: z.ZodType<T>,
  row: unknown,
  { source, ref, refuse }: { source: string; ref: () => string; refuse: Refuse },
): T | null => {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  refuse({ source, ref: ref(), reason: objectionOf(parsed.error) });
  return null;
};

/** JSON writes what no database keeps, a NUL or half of a surrogate pair, as one of these escapes. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/iu;

/** Whether a row of JSON, as it is written, holds only characters that a database keeps. */
export const isStorable = (json: string): boolean => !UNSTORABLE.test(json);

/** As long as a line of JSON may be. */
const MOST_ROW_CHARACTERS = 2 * 1024 ** 2;

const objectionToText = (json: string): string | null => {
  if (json.length > MOST_ROW_CHARACTERS) return 'is longer than 2 MB';
  return isStorable(json) ? null : 'holds a NUL or half of a character';
};

/** @returns what is to be said against a raw row whatever its form: its length, or characters no database keeps. */
export const objectionTo = (row: unknown): string | null => objectionToText(JSON.stringify(row));

/** The same, and that a row was there before. */
export const createRowGuard = (): ((row: unknown) => string | null) => {
  const seen = new Set<string>();
  return (row) => {
    const text = JSON.stringify(row);
    const objection = objectionToText(text);
    if (objection !== null) return objection;
    if (seen.has(text)) return 'is given twice';
    seen.add(text);
    return null;
  };
};
