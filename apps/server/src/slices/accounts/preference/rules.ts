import { z } from 'zod';
import { because } from '../reasons.ts';

/** In which language titles are shown where there is one. */
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

/** Who may see something of somebody: anybody, those whom they let follow them, nobody else. */
export const VISIBILITIES = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const MOST_BIO_CHARACTERS = 2_000;

/** What CLDR names beside the countries and territories of ISO 3166-1. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether two letters are a country or territory of ISO 3166-1. */
export const isRegion = (code: string): boolean =>
  /^[A-Z]{2}$/u.test(code) && !NO_COUNTRY.has(code) && regionNames.of(code) !== undefined;

/** The IANA zone of a name as this runtime spells it, or undefined. */
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

/** NUL cannot be stored; other control characters but line ends and tabs have no place in a text. */
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

/** What somebody prefers, and who may see what of them. */
export const preferencesSchema = z.object({
  titleLanguage: oneOf(TITLE_LANGUAGES),
  scoreFormat: oneOf(SCORE_FORMATS),
  /** Null: as the browser says. */
  timeZone: zone.nullable(),
  /** Where titles are streamed; null: not known. */
  region: region.nullable(),
  /** Null: as the browser says. */
  locale: oneOf(LOCALES).nullable(),
  theme: oneOf(THEMES),
  showsAdult: z.boolean(),
  bio,
  profileVisibility: oneOf(VISIBILITIES),
  listVisibility: oneOf(VISIBILITIES),
  activityVisibility: oneOf(VISIBILITIES),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** A change of some preferences; what is not there stays. */
export const preferenceChangeSchema = preferencesSchema.partial();
export type PreferenceChange = z.input<typeof preferenceChangeSchema>;

const DAY_MS = 24 * 60 * 60_000;
/** How long a name that was given up is kept for who had it, and how long until the next change. */
export const NAME_KEPT_DAYS = 30;

/** Until when a name that is given up now leads to who had it. */
export const nameKeptUntil = (now: Date): Date => new Date(now.getTime() + NAME_KEPT_DAYS * DAY_MS);

/** When a name may be changed again; null: now. */
export const nextNameChangeAt = (changedAt: Date | null, now: Date): Date | null => {
  const next = changedAt && nameKeptUntil(changedAt);
  return next && next > now ? next : null;
};
