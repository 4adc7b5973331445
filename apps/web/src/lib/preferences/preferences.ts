import { knownLocale, type Locale } from '#lib/i18n/locale.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const TITLE_LANGUAGES = ['ROMAJI', 'ENGLISH', 'NATIVE'] as const;
export const DAY_CLOCKS = ['24', '30'] as const;

/** The visitor's preferences for pages, in cookies, so that they work before sign-in and without scripts. */
export interface Preferences {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly titles: (typeof TITLE_LANGUAGES)[number];
  /** Whether the night until six belongs to the day before (25:30), as broadcasters in Japan write it. */
  readonly dayClock: (typeof DAY_CLOCKS)[number];
  /** ISO 3166-1 alpha-2 code of the streaming region; null for all. */
  readonly region: string | null;
}

export type TitleLanguage = Preferences['titles'];

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
  otherwise: Value,
): Value => values.find((value) => value === text) ?? otherwise;

/** A region by its code, or null. */
export const knownRegion = (text: string | undefined): string | null =>
  text !== undefined && /^[A-Z]{2}$/u.test(text) ? text : null;

/** The preferences in cookies (or in a form with the same names). Invalid values are ignored. */
export function parsePreferences(
  get: (name: string) => string | undefined,
  locale: Locale,
): Preferences {
  const chosen = knownLocale(get('lang')) ?? locale;
  return {
    locale: chosen,
    theme: oneOf(THEMES, get('theme'), 'system'),
    titles: oneOf(TITLE_LANGUAGES, get('titles'), chosen === 'ja' ? 'NATIVE' : 'ROMAJI'),
    dayClock: oneOf(DAY_CLOCKS, get('clock'), '24'),
    region: knownRegion(get('region')),
  };
}

/** The names and values of their cookies. */
export function preferenceCookies(
  preferences: Preferences,
): readonly (readonly [string, string])[] {
  return [
    ['lang', preferences.locale],
    ['theme', preferences.theme],
    ['titles', preferences.titles],
    ['clock', preferences.dayClock],
    ['region', preferences.region ?? ''],
  ];
}
