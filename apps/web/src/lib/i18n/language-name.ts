import { DUB_LANGUAGES } from './dub-languages.ts';
import { intlTag, type Locale } from './locale.ts';

/** Of each language only what was asked for: creating it costs more than all its uses on a page. */
const namers = new Map<Locale, Intl.DisplayNames>();

const namerOf = (locale: Locale): Intl.DisplayNames => {
  const known = namers.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(intlTag(locale), { type: 'language' });
  namers.set(locale, made);
  return made;
};

/** The name of a language. Browsers name some differently: of other languages than those of anime, names that a page is rendered with come from the server. */
export function languageName(tag: string, locale: Locale): string {
  const names = DUB_LANGUAGES[locale];
  if (Object.hasOwn(names, tag)) return names[tag] ?? tag;
  try {
    return namerOf(locale).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
