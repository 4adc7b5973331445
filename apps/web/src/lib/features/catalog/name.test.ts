import { expect, it } from 'vitest';
import { otherName, shownName } from './name.ts';

const named = { name: 'Fern', nameNative: 'フェルン' };

it('readers of Japanese, and of native titles, see names in their own script', () => {
  expect(shownName(named, { locale: 'en', titles: 'ROMAJI' })).toBe('Fern');
  expect(shownName(named, { locale: 'ja', titles: 'ROMAJI' })).toBe('フェルン');
  expect(shownName(named, { locale: 'en', titles: 'NATIVE' })).toBe('フェルン');
  expect(shownName({ ...named, nameNative: null }, { locale: 'ja', titles: 'NATIVE' })).toBe(
    'Fern',
  );
});

it('the other form of a name is shown beside it, if there is one', () => {
  expect(otherName(named, { locale: 'en', titles: 'ROMAJI' })).toBe('フェルン');
  expect(otherName(named, { locale: 'ja', titles: 'ROMAJI' })).toBe('Fern');
  expect(
    otherName({ ...named, nameNative: 'Fern' }, { locale: 'en', titles: 'ROMAJI' }),
  ).toBeNull();
});
