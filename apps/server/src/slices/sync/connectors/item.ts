import { z } from 'zod';
import { storableText } from '#platform/text.ts';
import { MOST_UNITS } from '#slices/lists/values.ts';

const LONGEST_ID = 100;
const LONGEST_TITLE = 500;

/** An id, which services write as a number or as text. */
export const Id = z
  .union([z.int().positive(), z.string().min(1).max(LONGEST_ID)])
  .transform(String);

export const Title = z
  .string()
  .transform((title) => storableText(title.trim(), LONGEST_TITLE) || null)
  .nullish()
  .transform((title) => title ?? null);

/** How many units a work has; 0 means that nobody knows. */
export const Total = z
  .number()
  .nullish()
  .transform((total) => (total && total > 0 && total <= MOST_UNITS ? total : null));

/** An instant, RFC 3339. */
export const Instant = z
  .string()
  .max(LONGEST_ID)
  .nullish()
  .transform((text) => {
    const at = Date.parse(text ?? '');
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  });

/** Ids that are there, by site. */
export const idsOf = (
  ids: Readonly<Record<string, string | number | null | undefined>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(ids).flatMap(([site, id]) => (id ? [[site, String(id)]] : [])));
