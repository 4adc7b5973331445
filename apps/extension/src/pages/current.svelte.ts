import { settings } from '../settings/settings.ts';
import { languageOf, type Language } from '../words/language.ts';
import { pageWords, type PageWords } from '../words/page-words.ts';
import { live } from './live.svelte.ts';

const chosen = live(settings);

/** The language and the words of our pages. */
export const current = {
  get language(): Language {
    return languageOf(chosen.value.language);
  },
  get words(): PageWords {
    return pageWords[this.language];
  },
};
