import { z } from 'zod';
import { DAY_MS } from '#platform/durations.ts';
import { isRegion } from '#platform/region.ts';
import { because } from '../reasons.ts';

/** The language of titles, if a work has a title in it. */
export const TITLE_LANGUAGES = ['ROMAJI', 'ENGLISH', 'NATIVE'] as const;

/** How scores are shown and typed: out of 100, 20, 10 with a decimal, 10, 5 stars, four grades, three faces. */
export const SCORE_FORMATS = [
  'POINT_100',
  'POINT_20',
  'POINT_10_DECIMAL',
  'POINT_10',
  'POINT_5',
  'POINT_4',
  'POINT_3',
] as const;
export type ScoreFormat = (typeof SCORE_FORMATS)[number];

/** The languages of our pages. */
export const LOCALES = ['en', 'ja'] as const;

export const THEMES = ['SYSTEM', 'LIGHT', 'DARK'] as const;

/** Who may see something of a user: anybody, the followers they accepted, nobody else. */
export const VISIBILITIES = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const MOST_BIO_CHARACTERS = 2_000;

/** The IANA zone with this name, in the spelling of this runtime, or undefined. */
export const zoneOf = (name: string): string | undefined => {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/u.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

const zone = z.string().transform((name, context) => {
  const known = zoneOf(name);
  if (known !== undefined) return known;
  context.addIssue({
    code: 'custom',
    message: because('TIME_ZONE_UNKNOWN'),
    params: { name: name.slice(0, 64) },
  });
  return z.NEVER;
});

const region = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine(isRegion, because('REGION_UNKNOWN'));

/** PostgreSQL cannot store NUL. Other control characters, except line ends and tabs, have no place in a text. */
const CONTROL = /[\p{Cc}\p{Cs}]/gu;
const KEPT = new Set(['\n', '\t']);

const bio = z.string().transform((text, context) => {
  const plain = text
    .replaceAll('\r\n', '\n')
    .replaceAll(CONTROL, (character) => (KEPT.has(character) ? character : ''))
    .trim();
  if (plain.length <= MOST_BIO_CHARACTERS) return plain;
  context.addIssue({
    code: 'custom',
    message: because('BIO_TOO_LONG'),
    params: { most: MOST_BIO_CHARACTERS, length: plain.length },
  });
  return z.NEVER;
});

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, because('CHOICE_UNKNOWN'));

/** A user's preferences, and who may see what of them. */
export const preferencesSchema = z.object({
  titleLanguage: oneOf(TITLE_LANGUAGES),
  scoreFormat: oneOf(SCORE_FORMATS),
  /** Null: what the browser asks for. */
  timeZone: zone.nullable(),
  /** That of the browser they last signed in with; null: unknown. */
  browserTimeZone: zone.nullable(),
  /** Where titles are streamed; null: unknown. */
  region: region.nullable(),
  /** Null: what the browser asks for. */
  locale: oneOf(LOCALES).nullable(),
  theme: oneOf(THEMES),
  showsAdult: z.boolean(),
  bio,
  profileVisibility: oneOf(VISIBILITIES),
  listVisibility: oneOf(VISIBILITIES),
  activityVisibility: oneOf(VISIBILITIES),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The zone of somebody's days: the one they chose, or else their browser's. */
export const zoneOfDays = ({
  timeZone,
  browserTimeZone,
}: Pick<Preferences, 'timeZone' | 'browserTimeZone'>): string =>
  timeZone ?? browserTimeZone ?? 'UTC';

/** A change of some preferences. The others stay. */
export const preferenceChangeSchema = preferencesSchema.partial();
export type PreferenceChange = z.input<typeof preferenceChangeSchema>;
/** How long a former name is kept for its user, and how long until they can change their name again. */
export const NAME_KEPT_DAYS = 30;

/** Until when a name that is given up now leads to its former user. */
export const nameKeptUntil = (now: Date): Date => new Date(now.getTime() + NAME_KEPT_DAYS * DAY_MS);

/** When a user may change their name again; null: now. */
export const nextNameChangeAt = (changedAt: Date | null, now: Date): Date | null => {
  const next = changedAt && nameKeptUntil(changedAt);
  return next && next > now ? next : null;
};
