import { describe, expect, it } from 'vitest';
import { isRegion, nextNameChangeAt, preferenceChangeSchema, zoneOf } from './rules.ts';

describe('a region', () => {
  it.each(['JP', 'US', 'GB', 'TW', 'AQ'])('%s is one', (code) => expect(isRegion(code)).toBe(true));

  it.each(['EU', 'UN', 'XX', 'ZZ', 'UK', 'SU', 'YU', 'jp', 'JPN', '', 'J1'])('%s is none', (code) =>
    expect(isRegion(code)).toBe(false),
  );

  it('is one of 249', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    expect(codes.filter(isRegion)).toHaveLength(249);
  });
});

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
  ])('%s is kept as %s', (name, known) => expect(zoneOf(name)).toBe(known));

  it.each(['Mars/Olympus', '+09:00', '', '../etc/passwd', 'x'.repeat(80)])('%s is none', (name) =>
    expect(zoneOf(name)).toBeUndefined(),
  );
});

describe('a text about oneself', () => {
  const bioOf = (bio: string) => preferenceChangeSchema.safeParse({ bio });

  it('is kept as it was written, but for what is no text', () => {
    expect(bioOf('  **Hi**\r\n<script>\u0000\u0007 ok\t').data).toEqual({
      bio: '**Hi**\n<script> ok',
    });
  });

  it('has at most 2,000 characters, and says how many it has', () => {
    expect(bioOf('続'.repeat(2_000)).success).toBe(true);
    expect(bioOf('x'.repeat(2_001)).error?.issues[0]).toMatchObject({
      message: 'BIO_TOO_LONG',
      params: { most: 2_000, length: 2_001 },
    });
  });
});

it('a name may be changed again after thirty days', () => {
  const changed = new Date('2026-01-01T00:00:00Z');
  expect(nextNameChangeAt(null, changed)).toBeNull();
  expect(nextNameChangeAt(changed, new Date('2026-01-30T00:00:00Z'))).toEqual(
    new Date('2026-01-31T00:00:00Z'),
  );
  expect(nextNameChangeAt(changed, new Date('2026-01-31T00:00:00Z'))).toBeNull();
});
