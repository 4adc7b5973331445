import { describe, expect, it } from 'vitest';
import type { Scope } from '#platform/vocabulary.ts';
import { endOfOverlap, endOfSuccessor, keyState, momentOf, newKeySchema } from './key.ts';

const SCOPES: Scope[] = ['read:public', 'read:list', 'write:list'];
const schema = newKeySchema(SCOPES);

const now = new Date('2026-01-15T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('a key', () => {
  it('without settings reads public metadata and never ends', () => {
    expect(schema.parse({})).toEqual({
      name: 'API key',
      scopes: ['read:public'],
      expiresAt: null,
    });
  });

  it('has each scope once, in the order of the slices', () => {
    const { scopes } = schema.parse({ scopes: ['write:list', 'read:list', 'write:list'] });
    expect(scopes).toEqual(['read:list', 'write:list']);
  });

  it.each([
    { scopes: [] },
    { scopes: ['admin' as never] },
    { name: ' ' },
    { name: 'x'.repeat(101) },
  ])('cannot be made of %j', (input) => {
    expect(schema.safeParse(input).success).toBe(false);
  });

  it('is over from the instant it expires', () => {
    const key = { revokedAt: null, expiresAt: now };
    expect(keyState(key, new Date(now.getTime() - 1))).toBe('active');
    expect(keyState(key, now)).toBe('expired');
    expect(keyState({ ...key, revokedAt: now }, now)).toBe('revoked');
  });
});

describe('a rotation', () => {
  it.each([
    ['0s', null, 0],
    ['7d', null, 7],
    ['30d', inDays(2), 2],
  ] as const)('with an overlap of %s ends the old key in time', (overlap, expiresAt, days) => {
    expect(endOfOverlap(expiresAt, overlap, now)).toEqual(inDays(days));
  });

  it('gives the new key the lifetime of the old one', () => {
    expect(endOfSuccessor({ createdAt: inDays(-80), expiresAt: inDays(10) }, now)).toEqual(
      inDays(90),
    );
    expect(endOfSuccessor({ createdAt: inDays(-80), expiresAt: null }, now)).toBeNull();
  });
});

it.each([
  ['90d', inDays(90)],
  ['24h', inDays(1)],
  ['2027-01-31', new Date('2027-01-31T00:00:00Z')],
  ['2027-01-31T10:00:00+09:00', new Date('2027-01-31T01:00:00Z')],
  ['soon', undefined],
  ['-1d', undefined],
  ['31.01.2027', undefined],
])('the time "%s" is %s', (text, moment) => {
  expect(momentOf(text, now)).toEqual(moment);
});
