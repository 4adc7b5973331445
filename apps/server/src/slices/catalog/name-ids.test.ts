import { expect, it } from 'vitest';
import { characterId, personId } from './name-ids.ts';

const fern = { source: 'a', key: 'f', name: 'Fern', nameNative: null };

it('a character is known again by the key of the source, and without one in one work alone', () => {
  expect(characterId('one', fern)).toBe(characterId('other', fern));
  expect(characterId('one', fern)).not.toBe(characterId('one', { ...fern, source: 'b' }));
  const keyless = { ...fern, key: null };
  expect(characterId('one', keyless)).toBe(characterId('one', keyless));
  expect(characterId('one', keyless)).not.toBe(characterId('other', keyless));
});

it('a person is one by the native name, however the other is spelt', () => {
  const tanezaki = { name: 'Atsumi Tanezaki', nameNative: '種﨑敦美' };
  expect(personId(tanezaki)).toBe(personId({ ...tanezaki, name: 'Tanezaki Atsumi' }));
  expect(personId({ ...tanezaki, nameNative: null })).toBe(
    personId({ name: 'Tanezaki Atsumi', nameNative: null }),
  );
});
