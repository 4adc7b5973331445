import { expect, it } from 'vitest';
import { countryOfLanguage } from './country.ts';

it.each([
  ['ja', 'JP'],
  ['ko', 'KR'],
  ['zh-Hans', 'CN'],
  ['zh-Hant', 'TW'],
  ['zh', null],
  ['en', null],
])('a title in %s comes from %s', (language, country) => {
  expect(countryOfLanguage(language)).toBe(country);
});
