import { describe, expect, it } from 'vitest';
import { createAddresses } from './mirror.ts';

const PAGE = 'https://github.com/a/b/releases/download/v1/c.zst';

describe('without a mirror', () => {
  const { place, follow } = createAddresses(undefined);

  it('the source itself is asked, on the public internet alone', () => {
    expect(place(PAGE)).toEqual({ address: PAGE, setBy: 'user' });
  });

  it.each([
    ['https://store.example/c', 'https://store.example/c'],
    ['/d', 'https://github.com/d'],
    ['//store.example/c', 'https://store.example/c'],
  ])('a redirect to %s', (location, expected) => {
    expect(follow(location, PAGE)?.href).toBe(expected);
  });
});

describe.each(['http://127.0.0.1:9/m', 'http://127.0.0.1:9/m/'])('with the mirror %s', (base) => {
  const { place, follow } = createAddresses(base);

  it('is asked there for everything', () => {
    expect(place(`${PAGE}?q=1`)).toEqual({
      address: 'http://127.0.0.1:9/m/github.com/a/b/releases/download/v1/c.zst?q=1',
      setBy: 'operator',
    });
  });

  it.each([
    // Passed on as the source gave it, written anew by the mirror, and relative.
    ['https://store.example/c?d=1', 'https://store.example/c?d=1'],
    ['http://127.0.0.1:9/m/store.example/c', 'https://store.example/c'],
    ['/m/store.example/c', 'https://store.example/c'],
    ['d.zst', 'https://github.com/a/b/releases/download/v1/d.zst'],
  ])('a redirect to %s', (location, expected) => {
    expect(follow(location, PAGE)?.href).toBe(expected);
  });

  it('a redirect out of the mirror leads to where it says', () => {
    expect(follow('/other', PAGE)?.href).toBe('http://127.0.0.1:9/other');
  });
});
