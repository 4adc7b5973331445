import { describe, expect, it } from 'vitest';
import { nextNameChangeAt, preferenceChangeSchema, zoneOf } from './rules.ts';

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
