import { expect, it } from 'vitest';
import { endedCookie, sessionCookie, sessionTokenOf } from './cookie.ts';

const token = 'a'.repeat(43);

it.each([
  [`__Host-sid=${token}`, token],
  [`theme=dark; __Host-sid=${token}; x=y`, token],
  [`__Host-sid=${token}; __Host-sid=${'b'.repeat(43)}`, undefined],
  [`sid=${token}`, undefined],
  [`__Host-sid=${token}!`, undefined],
  ['__Host-sid=', undefined],
  [undefined, undefined],
])('reads %s', (header, expected) => {
  expect(sessionTokenOf(header)).toBe(expected);
});

it('is bound to the host, to a secure connection and to our own pages', () => {
  for (const cookie of [sessionCookie(token), endedCookie()]) {
    expect(cookie).toMatch(/^__Host-sid=.*; Path=\/; Secure; HttpOnly; SameSite=Lax$/u);
    expect(cookie).not.toContain('Domain');
  }
});
