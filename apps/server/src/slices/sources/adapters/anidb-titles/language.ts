/** AniDB's words for languages that have none in BCP 47: transcriptions into Latin letters, and a region. */
const TAGS: Readonly<Record<string, string>> = {
  'x-jat': 'ja-Latn',
  'x-zht': 'zh-Latn',
  'x-kot': 'ko-Latn',
  'x-tht': 'th-Latn',
  'es-LA': 'es-419',
};

const TAG = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/u;

/** The language of a title as a BCP 47 tag; null for one that AniDB does not know, or that nobody else would. */
export const tagOf = (lang: string): string | null => TAGS[lang] ?? (TAG.test(lang) ? lang : null);
