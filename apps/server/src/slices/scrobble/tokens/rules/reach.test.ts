import { describe, expect, it } from 'vitest';
import { isOfThisMachine, reachOf, type OwnAnswer, type Reach } from './reach.ts';

const OWN = '{"ok":true}';

describe('what our own public address answers', () => {
  it.each<[string, OwnAnswer, Reach]>([
    ['https://a.example', { status: 200, body: OWN }, 'REACHABLE'],
    ['https://a.example', { status: 200, body: '<html>Sign in</html>' }, 'OTHER_ANSWER'],
    ['https://a.example', { status: 502, body: OWN }, 'OTHER_ANSWER'],
    ['https://a.example', { status: 401, body: '' }, 'OTHER_ANSWER'],
    ['http://a.example', { status: 301, body: '' }, 'REDIRECTED'],
    ['http://a.example', { status: 308, body: OWN }, 'REDIRECTED'],
    ['http://192.168.1.5:3000', { fault: 'forbidden', code: '' }, 'PRIVATE'],
    ['http://a.example:3000', { fault: 'forbidden', code: '' }, 'PRIVATE'],
    ['https://a.example:444', { fault: 'forbidden', code: '' }, 'UNTESTED'],
    ['https://a.example', { fault: 'too_slow', code: '' }, 'TOO_SLOW'],
    ['https://a.example', { fault: 'too_large', code: '' }, 'OTHER_ANSWER'],
    ['https://a.example', { fault: 'cut_off', code: 'UND_ERR_SOCKET' }, 'OTHER_ANSWER'],
    ['https://a.example', { fault: 'unreachable', code: 'ENOTFOUND' }, 'UNKNOWN_NAME'],
    ['https://a.example', { fault: 'unreachable', code: 'ECONNREFUSED' }, 'UNREACHABLE'],
    ['https://a.example', { fault: 'unreachable', code: 'CERT_HAS_EXPIRED' }, 'BAD_CERTIFICATE'],
    [
      'https://a.example',
      { fault: 'unreachable', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      'BAD_CERTIFICATE',
    ],
    [
      'https://a.example',
      { fault: 'unreachable', code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      'BAD_CERTIFICATE',
    ],
    [
      'https://a.example',
      { fault: 'unreachable', code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
      'BAD_CERTIFICATE',
    ],
  ])('%s with %j is %s', (address, answer, reach) => {
    expect(reachOf(new URL(address), answer, OWN)).toBe(reach);
  });
});

it.each([
  ['http://localhost:3000', true],
  ['http://tsuzuki.localhost', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.1.2.3', true],
  ['http://[::1]:3000', true],
  ['http://0.0.0.0:3000', true],
  ['http://0x7f.1', true],
  ['http://192.168.1.5:3000', false],
  ['https://localhost.example', false],
  ['https://127.0.0.1.example', false],
])('%s leads every machine to itself: %s', (address, isOwn) => {
  expect(isOfThisMachine(new URL(address))).toBe(isOwn);
});
