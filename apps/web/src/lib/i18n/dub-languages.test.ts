import { describe, expect, it } from 'vitest';
import { DUB_LANGUAGES } from './dub-languages.ts';
import { intlTag, LOCALES } from './locale.ts';

describe('the languages of voices', () => {
  it.each(LOCALES)('have the names that `Intl` gives them; %s', (locale) => {
    const names = new Intl.DisplayNames(intlTag(locale), { type: 'language' });
    const known = DUB_LANGUAGES[locale];
    const given = Object.keys(known).map((tag) => [tag, names.of(tag)]);
    expect(known).toEqual(Object.fromEntries(given));
  });
});
