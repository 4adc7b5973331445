import type { Locale } from './locale.ts';

/** The languages that most voices speak, as `Intl` names them. Its own names of all languages block a phone while it loads them. */
export const DUB_LANGUAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    ja: 'Japanese',
    en: 'English',
    ko: 'Korean',
    zh: 'Chinese',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    es: 'Spanish',
    pt: 'Portuguese',
  },
  ja: {
    ja: '日本語',
    en: '英語',
    ko: '韓国語',
    zh: '中国語',
    fr: 'フランス語',
    de: 'ドイツ語',
    it: 'イタリア語',
    es: 'スペイン語',
    pt: 'ポルトガル語',
  },
};
