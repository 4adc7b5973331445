import { expect, it } from 'vitest';
import { lookOf, type Source } from './source.ts';

const source = { standing: 'on', run: null, fault: null, fetchedAt: null, asked: null };
const asked = { works: 0, asked: 0, left: 0 };
const look = (than: object) => lookOf({ ...source, ...than } as unknown as Source);
const at = '2026-11-29T00:00:00Z';

it('calls a source up to date only once it was fetched, or asked about titles', () => {
  expect(look({})).toBe('waiting');
  expect(look({ fetchedAt: at })).toBe('fetched');
  expect(look({ asked })).toBe('unasked');
  expect(look({ fetchedAt: at, asked })).toBe('unasked');
  expect(look({ fetchedAt: at, asked: { works: 9, asked: 4, left: 5 } })).toBe('on');
  expect(look({ fetchedAt: at, asked: { works: 9, asked: 9, left: 0 } })).toBe('fetched');
});
