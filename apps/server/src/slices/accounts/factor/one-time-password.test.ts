import { expect, it } from 'vitest';
import { newSecret, otpauthUrl, parseOneTimePassword, stepOf } from './one-time-password.ts';

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890. Our form uses the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

it.each(VECTORS)('knows the code of second %i of RFC 6238', (second, code) => {
  expect(stepOf(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

it('takes the code of the step before and after, and no other', () => {
  const step = Math.floor(1_234_567_890 / 30);
  const at = (steps: number) =>
    stepOf(SECRET, '005924', new Date((1_234_567_890 + steps * 30) * 1000));
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
});

it('refuses what is no code without a fault', () => {
  for (const code of ['', '12345', '1234567', '２８７０８２']) {
    expect(parseOneTimePassword(code)).toBeUndefined();
  }
  expect(parseOneTimePassword(' 287 082 ')).toBe('287082');
});

it('makes secrets of 160 bits that apps can read', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
  expect(newSecret()).not.toBe(secret);
  const url = new URL(otpauthUrl(secret, 'mika'));
  expect([url.protocol, url.host, url.pathname]).toEqual(['otpauth:', 'totp', '/Tsuzuki:mika']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Tsuzuki' });
});
