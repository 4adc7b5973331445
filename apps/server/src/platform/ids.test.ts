import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aspectId, readId } from './ids.ts';

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
