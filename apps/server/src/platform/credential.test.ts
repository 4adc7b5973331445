import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashCredential, isCredential, issueCredential, makeCredential } from './credential.ts';

describe('credentials', () => {
  it('have the prefix, 42 base62 characters and a valid checksum', () => {
    const token = makeCredential('svc_hook_');
    expect(token).toMatch(/^svc_hook_[0-9A-Za-z]{42}$/u);
    expect(isCredential(token, 'svc_hook_')).toBe(true);
    expect(isCredential(token, 'svc_live_')).toBe(false);
  });

  it('are refused after any one-character typing error', () => {
    const token = makeCredential('svc_hook_');
    fc.assert(
      fc.property(
        fc.integer({ min: 9, max: token.length - 1 }),
        fc.constantFrom('0', '9', 'A', 'Z', 'a', 'z'),
        (at, character) => {
          fc.pre(token[at] !== character);
          return !isCredential(token.slice(0, at) + character + token.slice(at + 1), 'svc_hook_');
        },
      ),
    );
  });

  it('are never taken from noise', () => {
    fc.assert(fc.property(fc.string(), (noise) => !isCredential(noise, 'svc_hook_')));
  });

  it('are stored as 32 bytes', () => {
    expect(hashCredential('x')).toHaveLength(32);
  });

  it('are issued with what is kept of them, no two alike', () => {
    const issued = Array.from({ length: 50 }, () => issueCredential('svc_hook_'));
    for (const { secret, hash } of issued) {
      expect(isCredential(secret, 'svc_hook_')).toBe(true);
      expect(hash).toEqual(hashCredential(secret));
    }
    expect(new Set(issued.map(({ secret }) => secret)).size).toBe(50);
  });
});
