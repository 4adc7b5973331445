import type { Enum } from '@tsuzuki/contract/schema';
import type { Locale } from '#lib/i18n/locale.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { BROUGHT } from './fill.server.ts';
import { parsePreferences } from './preferences.ts';

type Viewer = NonNullable<ResultOf<typeof BROUGHT>['viewer']>;

/** What an account prefers, as the API tells it. */
export type AccountPreferences = NonNullable<Viewer['preferences']>;

/** Languages as the API calls them. */
export const LOCALES = { en: 'EN', ja: 'JA' } as const satisfies Record<Locale, Enum<'Locale'>>;

const DEFAULTS = { titles: 'ROMAJI', theme: 'system' } as const;

/**
 * The cookies an account brings along to a browser it is new in: over what another account left there, all it has to say; else
 * only what was not chosen there before, and what the account says otherwise than everybody.
 */
export function broughtCookies(
  { titleLanguage, region, theme, locale, timeZone }: AccountPreferences,
  { has, isOthers }: { has: (name: string) => boolean; isOthers: boolean },
): (readonly [name: string, value: string])[] {
  const said: Readonly<Record<string, string | null>> = {
    titles: titleLanguage,
    region,
    theme: theme.toLowerCase(),
    lang: locale?.toLowerCase() ?? null,
    zone: timeZone,
  };
  const defaults: Readonly<Record<string, string>> = DEFAULTS;
  return Object.entries(said).flatMap(([name, value]) => {
    if (isOthers && name === 'region') return [[name, value ?? ''] as const];
    if (value === null) return [];
    if (isOthers) return [[name, value] as const];
    return has(name) || value === defaults[name] ? [] : [[name, value] as const];
  });
}

/** What was chosen in a browser before signing in, where the account says only what everybody's does: the account's from now on. */
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
