import { expect, it } from 'vitest';
import { losesSession } from './plain-http.ts';

it.each([
  ['http://tsuzuki.lan:3000/sign-in', null, true],
  ['http://192.168.1.20:3000/sign-in', null, true],
  ['http://localhost.example/sign-in', null, true],
  ['http://127.0.0.1.example/sign-in', null, true],
  ['http://[fd00::1]/sign-in', null, true],
  ['http://localhost:3000/sign-in', null, false],
  ['http://tsuzuki.localhost/sign-in', null, false],
  ['http://127.0.0.1:3000/sign-in', null, false],
  ['http://127.4.5.6/sign-in', null, false],
  ['http://[::1]:3000/sign-in', null, false],
  ['https://tsuzuki.example/sign-in', null, false],
  // A proxy with HTTPS that does not say so in its headers.
  ['http://tsuzuki.example/sign-in', 'same-origin', false],
  ['http://tsuzuki.example/sign-in', 'none', false],
])('at %s with Sec-Fetch-Site %s: %s', (address, fetchSite, expected) => {
  expect(losesSession(new URL(address), fetchSite)).toBe(expected);
});
