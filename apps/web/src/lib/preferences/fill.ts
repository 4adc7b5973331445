import type { Enum } from '@tsuzuki/contract/schema';
import type { Locale } from '#lib/i18n/locale.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { BROUGHT } from './fill.server.ts';
import { parsePreferences } from './preferences.ts';

type Viewer = NonNullable<ResultOf<typeof BROUGHT>['viewer']>;

/** The preferences of an account, as the API returns them. */
export type AccountPreferences = NonNullable<Viewer['preferences']>;

/** The names of languages in the API. */
export const LOCALES = { en: 'EN', ja: 'JA' } as const satisfies Record<Locale, Enum<'Locale'>>;

const DEFAULTS = { titles: 'ROMAJI', theme: 'system' } as const;

/**
 * The cookies to set from an account that is new in a browser. If the browser has preferences of another account, all are replaced.
 * Otherwise only those that were not chosen in the browser and that differ from the defaults.
 */
export function broughtCookies(
  { titleLanguage, region, theme, locale }: AccountPreferences,
  { has, isOthers }: { has: (name: string) => boolean; isOthers: boolean },
): (readonly [name: string, value: string])[] {
  const said: Readonly<Record<string, string | null>> = {
    titles: titleLanguage,
    region,
    theme: theme.toLowerCase(),
    lang: locale?.toLowerCase() ?? null,
  };
  const defaults: Readonly<Record<string, string>> = DEFAULTS;
  return Object.entries(said).flatMap(([name, value]) => {
    if (isOthers && name === 'region') return [[name, value ?? ''] as const];
    if (value === null) return [];
    if (isOthers) return [[name, value] as const];
    return has(name) || value === defaults[name] ? [] : [[name, value] as const];
  });
}

/** Choices made in a browser before sign-in, for which the account still has the default. The account takes them over. */
export function adoptedPreferences(
  account: AccountPreferences,
  get: (name: string) => string | undefined,
): Partial<AccountPreferences> {
  const chosen = parsePreferences(get, 'en');
  const isNew = (name: string, isUnsaid: boolean): boolean => isUnsaid && Boolean(get(name));
  return {
    ...(isNew('titles', account.titleLanguage === DEFAULTS.titles) && {
      titleLanguage: chosen.titles,
    }),
    ...(isNew('region', account.region === null) && { region: chosen.region }),
    ...(isNew('theme', account.theme === 'SYSTEM') && {
      theme: chosen.theme.toUpperCase() as AccountPreferences['theme'],
    }),
    ...(isNew('lang', account.locale === null) && { locale: LOCALES[chosen.locale] }),
  };
}
