/** The languages of native titles that one country speaks alone, as far as animation is made there. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ja: 'JP',
  ko: 'KR',
  'zh-hans': 'CN',
  'zh-hant': 'TW',
};

/** The country an anime is from, by the language of its native title; null for languages of several countries, such as English. */
export const countryOfLanguage = (language: string): string | null =>
  COUNTRIES[language.toLowerCase()] ?? null;
