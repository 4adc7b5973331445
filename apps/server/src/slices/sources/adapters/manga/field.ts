import { z } from 'zod';
import { MOST_DETAILS } from '#slices/catalog/index.ts';
import { markdownOf } from '../../rules/description.ts';
import { cleanTitle } from '../../rules/title-text.ts';

/** Longer ones are no titles and no names; the search index keeps every one in memory. */
const MOST_TITLE_CHARACTERS = 300;
const MOST_NAME_CHARACTERS = 120;
const MOST_ITEMS = 200;
const MOST_ADDRESS_CHARACTERS = 2_000;

const clean = (most: number) =>
  z
    .string()
    .max(10 * most)
    .transform(cleanTitle)
    .pipe(z.string().min(1).max(most));

export const Title = clean(MOST_TITLE_CHARACTERS);
export const Name = clean(MOST_NAME_CHARACTERS);

/** What a source may leave out, write as null or leave empty, and what is not worth refusing the row for when it is broken. */
export const optional = <T>(schema: z.ZodType<T>) => schema.nullish().catch(null);

/** A list without its broken items. */
export const listOf = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .max(MOST_ITEMS)
    .catch([])
    .transform((items) =>
      items.flatMap((raw) => {
        const parsed = item.safeParse(raw);
        return parsed.success ? [parsed.data] : [];
      }),
    );

export const Count = z.coerce.number().int().positive().max(100_000);

/** What a work is about, as sources write it: tags of HTML go, but for line breaks and emphasis, which become Markdown. */
export const DescriptionText = z
  .string()
  .max(10 * MOST_DETAILS.descriptionCharacters)
  .transform(markdownOf)
  .pipe(z.string().min(1).max(MOST_DETAILS.descriptionCharacters));

/** An address on the web; others (`javascript:`) are no addresses. */
export const WebAddress = z.url({ protocol: /^https?$/u }).max(MOST_ADDRESS_CHARACTERS);

const FIRST_YEAR = 1700;
const LAST_YEAR = 2100;
const DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/u;

/** A date as far as it is one: parts that are zero or absent are not known. */
export const dateOf = (text: string | null | undefined): string | null => {
  const [, year, month, day] = DATE.exec(text ?? '') ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  if (!month || month === '00') return year;
  if (Number(month) > 12) return null;
  if (!day || day === '00') return `${year}-${month}`;
  const isDay = new Date(`${year}-${month}-${day}T00:00:00Z`).toISOString().slice(8, 10) === day;
  return isDay ? `${year}-${month}-${day}` : null;
};
