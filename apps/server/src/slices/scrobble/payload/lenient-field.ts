import { z } from 'zod';
import { storableText } from '#platform/text.ts';

/**
 * Fields as media servers, their templates and relays write them. An absent, empty or malformed field becomes null, and never makes a
 * payload invalid.
 */

const MOST_TEXT = 500;
const NUMBER = /^\s*[+-]?\d+(?:\.\d+)?\s*$/u;
const CLOCK_TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d(?:\.\d+)?)$/u;
const DATE = /^(\d{4})-(\d{2})-(\d{2})/u;
/** .NET writes 0001-01-01 for a date it does not have. */
const EARLIEST_YEAR = 1900;
/** Programs that keep dates as seconds write this for a date they do not have. */
const EPOCH_DAY = '1970-01-01';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&quot;', '"'],
  ['&#34;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

/** A field that a template names and its program did not fill, and what programs print for nothing. */
const UNFILLED = /^(?:\{{1,3}[^{}]{0,100}\}{1,3}|null|None|undefined|NaN)$/u;

/** Jellyfin's plugin escapes quotes before it encodes a text, and its templates escape HTML. */
const plain = (text: string): string =>
  storableText(text, MOST_TEXT)
    .replaceAll('\\"', '"')
    .replace(/&(?:quot|apos|lt|gt|amp|#34|#39|#x27);/giu, (entity) => {
      return ENTITIES.get(entity.toLowerCase()) ?? entity;
    })
    .trim();

const scalar = z.union([z.string(), z.number()]);

export const text = scalar
  .transform((value) => {
    const told = plain(String(value));
    return told === '' || UNFILLED.test(told) ? null : told;
  })
  .nullable()
  .catch(null);

/** One of a known set, in whatever case. */
export const word = text.transform((value) => value?.toLowerCase() ?? null);

export const number = scalar
  .transform((value) => (NUMBER.test(String(value)) ? Number(value) : null))
  .nullable()
  .catch(null);

/** A number of percent, with or without its sign. */
export const percent = scalar
  .transform((value) => number.parse(String(value).replace(/%\s*$/u, '')))
  .nullable()
  .catch(null);

const timeParts = z.object({
  hours: z.number().default(0),
  minutes: z.number(),
  seconds: z.number(),
});

/** Seconds of a time such as `00:24:00`, `24:00` or `0:24:00.5`. */
export const clockTime = z
  .string()
  .transform((value) => {
    const [, hours = '0', minutes, seconds] = CLOCK_TIME.exec(value.trim()) ?? [];
    return minutes === undefined
      ? null
      : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  })
  .nullable()
  .catch(null);

/** Seconds: a number, a time such as `00:24:00`, or the hours, minutes and seconds of Kodi. */
export const duration = z
  .unknown()
  .optional()
  .transform((value): number | null => {
    const parts = timeParts.safeParse(value);
    if (!parts.success) return clockTime.parse(value) ?? number.parse(value);
    const { hours, minutes, seconds } = parts.data;
    return hours * 3600 + minutes * 60 + seconds;
  });

/** Whether there is such a field, whatever it holds. */
export const present = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined);

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  number.transform((value) => {
    const isWhole = value !== null && Number.isInteger(value) && value >= least && value <= most;
    return isWhole ? value : null;
  });

export const seasonNumber = whole(0, 10_000);
export const episodeNumber = whole(0, 100_000);
/** Two decimals: lists have no more. */
export const chapterNumber = number.transform((value) =>
  value !== null && value >= 0 && value <= 100_000 ? Math.round(value * 100) / 100 : null,
);
export const externalId = whole(1, 2_147_483_647);

export const flag = z
  .union([z.boolean(), scalar])
  .transform((value) => {
    const word = String(value).trim().toLowerCase();
    if (word === 'true' || word === '1') return true;
    return word === 'false' || word === '0' ? false : null;
  })
  .nullable()
  .catch(null);

/** The day of a date or an instant. */
export const date = z
  .string()
  .transform((value) => {
    const [day, year, month, dayOfMonth] = DATE.exec(value.trim()) ?? [];
    if (day === undefined || day === EPOCH_DAY || Number(year) < EARLIEST_YEAR) return null;
    const at = new Date(`${day}T00:00:00Z`);
    const isReal = at.getUTCMonth() + 1 === Number(month) && at.getUTCDate() === Number(dayOfMonth);
    return isReal ? day : null;
  })
  .nullable()
  .catch(null);

/** `{"id": "tmdb://1"}`, or the guid itself. */
export const guid = z.union([z.object({ id: text }).transform(({ id }) => id), text]).catch(null);

/** An object of lenient fields; whatever is not an object has none of them. */
export const record = <S extends z.ZodRawShape>(shape: S) => {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
};

/** Every member of an object; whatever is not an object has none. */
export const members = z.record(z.string(), z.unknown()).catch({});

/** A name of a field whatever its case and style: `SeasonNumber`, `season_number`, `SEASON-NUMBER`. */
export const foldedName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/gu, '');

/** Like `record`, with names in any case and style, because people and relays write them by hand. The exact name takes precedence. */
export const namedRecord = <S extends z.ZodRawShape>(shape: S) => {
  const names = new Map(Object.keys(shape).map((name) => [foldedName(name), name]));
  const schema = z.object(shape);
  const renamed = (members: Record<string, unknown>): Record<string, unknown> => {
    const found: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(members)) {
      const name = key in shape ? key : names.get(foldedName(key));
      if (name !== undefined && (key === name || !(name in found))) found[name] = value;
    }
    return found;
  };
  return members.transform((of) => schema.parse(renamed(of)));
};

/** A list, or a single item in its place. */
export const list = <S extends z.ZodType>(item: S, most: number) =>
  z
    .union([z.array(z.unknown()), z.unknown().transform((single) => [single])])
    .transform((items) => items.slice(0, most).map((raw) => item.parse(raw)))
    .catch([]);
