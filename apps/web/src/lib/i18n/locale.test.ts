import { expect, it } from 'vitest';
import { knownLocale, preferredLocale } from './locale.ts';

it.each([
  ['ja,en;q=0.8', 'ja'],
  ['ja-JP', 'ja'],
  ['en;q=0.5, ja;q=0.9', 'ja'],
  ['de-DE, ja;q=0', 'en'],
  ['fr, de', 'en'],
  ['*', 'en'],
  [';;;q=x,,', 'en'],
  [null, 'en'],
])('reads %j as %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

it('knows the languages there are by their names alone', () => {
  expect(knownLocale('ja')).toBe('ja');
  expect(knownLocale('JA"><script>')).toBeNull();
  expect(knownLocale(undefined)).toBeNull();
});
