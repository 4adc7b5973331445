interface Text {
  /** BCP 47 tag, or null when nobody says. */
  lang: string | null;
}

/** The language without script and region: `zh` of `zh-Hans`. */
const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/** Of texts in several languages, the one to show: in the language asked for, else in a variant of it, else in English, else the first. */
export const inLanguage = <T extends Text>(texts: readonly T[], lang: string): T | null => {
  const isIn = (wanted: string) => (text: T) =>
    text.lang !== null && languageOf(text.lang) === languageOf(wanted);
  return (
    texts.find((text) => text.lang?.toLowerCase() === lang.toLowerCase()) ??
    texts.find(isIn(lang)) ??
    texts.find(isIn('en')) ??
    texts[0] ??
    null
  );
};
