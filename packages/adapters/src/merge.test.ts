import { describe, expect, it } from 'vitest';
import { BUNDLED } from './bundle.ts';
import { isAtHost, isHostPattern } from './hosts.ts';
import { mergeAdapters } from './merge.ts';

const bundled = BUNDLED.filter(({ name }) => name === 'netflix' || name === 'plex');
const [netflix] = bundled;
const names = (list: readonly { name: string; revision: number }[]) =>
  list.map(({ name, revision }) => `${name} ${revision}`);

describe('adapters that were fetched', () => {
  it.each([undefined, null, 'x', {}, []])('are none if the server sends %j', (fetched) => {
    expect(mergeAdapters(bundled, fetched)).toEqual({ adapters: bundled, refused: [] });
  });

  it('replace those that are older, and add new ones', () => {
    const added = { ...netflix, name: 'example', revision: 7 };
    const fetched = [{ ...netflix, revision: 2 }, { ...bundled[1], label: 'Same revision' }, added];
    const { adapters } = mergeAdapters(bundled, fetched);
    expect(names(adapters)).toEqual(['netflix 2', 'plex 1', 'example 7']);
    expect(adapters[1]).toEqual(bundled[1]);
  });

  it('are left out if they are wrong, with the reason', () => {
    const wrong = { ...netflix, revision: 9, when: [{ eval: '1' }] };
    const large = { ...netflix, revision: 9, label: 'x'.repeat(20_000) };
    const { adapters, refused } = mergeAdapters(bundled, [wrong, large, null, 5]);
    expect(adapters).toEqual(bundled);
    expect(refused.map(({ name, why }) => `${name} ${why}`)).toEqual([
      'netflix when[0]: STEP_UNKNOWN',
      'netflix ADAPTER_TOO_LONG',
      '? WRONG_TYPE',
      '? WRONG_TYPE',
    ]);
  });
});

describe('a host', () => {
  it.each([
    ['*://*.example.com/*', 'https://www.example.com/a', true],
    ['*://*.example.com/*', 'http://example.com/', true],
    ['*://*.example.com/*', 'https://badexample.com/', false],
    ['*://*.example.com/*', 'https://example.com.evil.test/', false],
    ['https://example.com/watch/*', 'http://example.com/watch/1', false],
    ['https://example.com/watch/*', 'https://example.com/', false],
    ['https://example.com/*/watch/*.html', 'https://example.com/de/watch/1.html', true],
    ['https://example.com/a*a', 'https://example.com/a', false],
    ['https://example.com/', 'https://example.com/', true],
    ['https://example.com/', 'https://example.com/a', false],
  ])('%s and %s: %s', (pattern, href, expected) => {
    expect(isHostPattern(pattern)).toBe(true);
    expect(isAtHost([pattern], new URL(href))).toBe(expected);
  });
});
