/** The languages of the pages. Missing words are shown in the first. */
export const LOCALES = ['en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];

/** As its readers call it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', ja: '日本語' };

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', ja: 'ja-JP' };

/** The language tag for dates and numbers. */
export const intlTag = (locale: Locale): string => TAGS[locale];

/** A locale by its name, or null. */
export function knownLocale(name: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale === name) ?? null;
}

const MOST_LANGUAGES = 20;

/** The language of ours that `Accept-Language` prefers. */
export function preferredLocale(header: string | null): Locale {
  const wanted = (header ?? '')
    .split(',', MOST_LANGUAGES)
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/u);
      return { language: tag.split('-')[0]?.toLowerCase(), weight: weight ? Number(weight) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const locale = knownLocale(language);
    if (locale) return locale;
  }
  return 'en';
}
