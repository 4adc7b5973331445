import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PersistedDocuments } from './persisted-documents.ts';

const hashOf = (source: string) => createHash('sha256').update(source).digest('hex');
const find = (store: PersistedDocuments, source: string) =>
  store.sourceOf({ query: undefined, sha256Hash: hashOf(source) });

test('a document is found by its hash once it was kept', () => {
  const store = new PersistedDocuments();
  expect(find(store, '{ a }')).toBeUndefined();
  store.keep(hashOf('{ a }'), '{ a }');
  expect(find(store, '{ a }')).toBe('{ a }');
});

test('a document that is not the one its hash names is refused, known or not', () => {
  const store = new PersistedDocuments();
  const other = { query: '{ b }', sha256Hash: hashOf('{ a }') };
  expect(() => store.sourceOf(other)).toThrow('is not the SHA-256');
  store.keep(hashOf('{ a }'), '{ a }');
  expect(() => store.sourceOf(other)).toThrow('is not the SHA-256');
});

test('what is used stays, what is not goes first', () => {
  const store = new PersistedDocuments(10_000);
  store.keep(hashOf('{ used }'), '{ used }');
  for (let number = 0; number < 100; number += 1) {
    store.keep(hashOf(`{ f${number} }`), `{ f${number} }`);
    expect(find(store, '{ used }')).toBe('{ used }');
  }
  expect(find(store, '{ f0 }')).toBeUndefined();
});

test('it never holds more bytes than it may', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4_000 })), (sources) => {
      const store = new PersistedDocuments(8_000);
      for (const source of sources) {
        store.keep(hashOf(source), source);
        expect(store.bytes).toBeLessThanOrEqual(8_000);
      }
    }),
  );
});
