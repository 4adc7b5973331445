import { expect, it } from 'vitest';
import { serverOrigin } from './address.ts';

it.each([
  ['anime.example.org', 'https://anime.example.org'],
  [' https://anime.example.org/list?a=b ', 'https://anime.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://192.168.1.20:3000/', 'http://192.168.1.20:3000'],
  ['http://nas.local', 'http://nas.local'],
])('%s is the server %s', (typed, origin) => expect(serverOrigin(typed)).toBe(origin));

it.each([
  '',
  'http://anime.example.org',
  'javascript:alert(1)',
  'ftp://example.org',
  'https://mika:secret@example.org',
  'file:///etc/passwd',
  'http://10.example.org',
])('%s is no server that tokens may be sent to', (typed) =>
  expect(serverOrigin(typed)).toBeUndefined(),
);
