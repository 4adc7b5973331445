import { z } from 'zod';
import { storableText } from '#platform/text.ts';
import type { EntryStatement, Said } from '#slices/exchange/values.ts';

/** A value of an entry as it is in a file. What reads it checks it, so that a bad value does not cost its row the others. */
export const Any = z.unknown().optional();

/** More of a value tells nobody more about it. */
const MOST_VALUE = 100;

/** A value as a text; empty if there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);

/**
 * A value of a file that is left out, so that its row can still be read.
 * @param warning the keyword that reports it; null for a status, for which the row waits
 */
export const unread = <Field extends keyof EntryStatement>(
  field: Field,
  value: unknown,
  warning: string | null = null,
): Said<Field> => ({
  says: {},
  warnings: warning === null ? [] : [warning],
  unread: [{ field, value: storableText(textOf(value).trim(), MOST_VALUE), warning }],
});

/** Combines values of one row. */
export const joined = <Field extends keyof EntryStatement>(
  parts: readonly Said<Field>[],
): Said<Field> => {
  const says: Said<Field>['says'] = {};
  for (const part of parts) Object.assign(says, part.says);
  const left = parts.flatMap((part) => part.unread ?? []);
  return {
    says,
    warnings: parts.flatMap(({ warnings }) => warnings),
    ...(left.length > 0 && { unread: left }),
  };
};
