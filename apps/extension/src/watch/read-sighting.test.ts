import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readReport } from '../played/report.ts';
import { readSighting } from './read-sighting.ts';

const good = { adapter: 'demo', medium: 'ANIME', title: 'Frieren', url: 'https://demo.example/5' };

it('reads what it knows and leaves out the rest', () => {
  const told = { ...good, number: 5, ids: { tvdb: '424536', evil: 'x' }, token: 'x' };
  expect(readSighting(told)).toEqual({ ...good, number: 5, ids: { tvdb: '424536' } });
});

it.each([
  null,
  'text',
  { ...good, title: '' },
  { ...good, medium: 'FILM' },
  { ...good, url: 'javascript:alert(1)' },
  { ...good, adapter: {} },
])('%j is no sighting', (told) => expect(readSighting(told)).toBeUndefined());

it('does not take names from prototypes', () => {
  const told = JSON.parse('{"__proto__":{"tvdb":"1"},"mal":"5"}');
  expect(readSighting({ ...good, ids: told })?.ids).toEqual({ mal: '5' });
});

it('survives anything that a page may send', () => {
  fc.assert(
    fc.property(fc.anything(), (told) => {
      expect(() => [readSighting(told), readReport(told)]).not.toThrow();
    }),
  );
});

it.each([
  { duration: Number.NaN, spans: [] },
  { duration: 1440, spans: [[0, 2000]] },
  { duration: 1440, spans: [[-1, 5]] },
  { duration: 1440, spans: Array.from({ length: 501 }, () => [0, 1]) },
  { duration: Infinity, spans: [] },
])('%j is no report of a player', (told) => expect(readReport(told)).toBeUndefined());
