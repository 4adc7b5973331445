import fc from 'fast-check';
import { expect, it } from 'vitest';
import { v5 } from 'uuid';
import { aspectId, idOfSource, readId, SOURCE_NAMESPACE } from './ids.ts';

it('reads an id back, whatever it shows of it and however it is spelled', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (id, aspect) => {
      expect(readId(id.toUpperCase())).toBe(id);
      expect(readId(aspectId(id, aspect))).toBe(id);
      expect(aspectId(id, aspect)).not.toBe(id);
    }),
  );
});

it.each([
  '',
  '~',
  '~viewer',
  'mika',
  '5114',
  '8f8ef296-fd54-5f74-8819',
  'x~8f8ef296-fd54-5f74-8819-e88974765be3',
])('reads no id from %j', (text) => {
  expect(readId(text)).toBeUndefined();
});

it('makes the ids of sources as UUID v5 is defined', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (key) => {
      expect(idOfSource(key)).toBe(v5(key, SOURCE_NAMESPACE));
    }),
  );
});
