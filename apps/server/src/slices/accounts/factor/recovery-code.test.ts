import { expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

it('is four groups of four that nobody can misread', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/u);
  }
});

it('is read however it was written down', () => {
  expect(parseRecoveryCode(' 10AB cdef-0123 4567 ')).toBe('10abcdef01234567');
  expect(parseRecoveryCode('IoAB-cdef-o123-4567')).toBe('10abcdef01234567');
  for (const text of ['', '123456', '10ab-cdef-0123-456', '10ab-cdef-0123-456u']) {
    expect(parseRecoveryCode(text)).toBeUndefined();
  }
});

it('has a hash of its user’s own, the same for every way to write it', () => {
  const code = newRecoveryCode();
  expect(hashRecoveryCode('a', code.toUpperCase())).toEqual(hashRecoveryCode('a', code));
  expect(hashRecoveryCode('b', code)).not.toEqual(hashRecoveryCode('a', code));
});
