import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

it.each([
  ['/settings/keys', '/settings/keys'],
  ['/oauth/authorize?client_id=a&state=b#c', '/oauth/authorize?client_id=a&state=b#c'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/%2e//evil.example', '/'],
  ['/./\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['settings', '/'],
  ['', '/'],
  [null, '/'],
])('goes from %j on to %j', (next, expected) => {
  expect(nextAddress(next)).toBe(expected);
});

/** Addresses put together of what browsers read in more than one way. */
const address = fc.oneof(
  fc.string(),
  fc.webPath({ size: 'small' }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '@',
        ':',
        '?',
        '#',
        'a',
        'evil.example',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);

it('leads to a page of our own, whatever it is given and from whichever page it is followed', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('/', '/sign-in', '/a/b/'), (next, from) => {
      const here = new URL(from, 'https://tsuzuki.example');
      const given = nextAddress(`/${next}`);
      expect(new URL(given, here).origin).toBe(here.origin);
      expect(nextAddress(given)).toBe(given);
      // oxlint-disable-next-line no-control-regex
      expect(given).toMatch(/^\/(?![/\\])[^\u0000-\u0020\u007f-\uffff]*$/u);
    }),
    { numRuns: 5_000 },
  );
});
