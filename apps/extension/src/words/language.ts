export type Language = 'en' | 'ja';

/** The language of our words: the chosen one, or that of the browser. */
export const languageOf = (chosen: 'auto' | Language): Language => {
  if (chosen !== 'auto') return chosen;
  return navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en';
};
