import { expect, it } from 'vitest';
import { addressOf, requireOtherHost } from './host.ts';

it.each([
  ['/', '/compat/anilist'],
  ['/?query=x', '/compat/anilist?query=x'],
  ['/graphql', '/compat/anilist'],
  ['/compat/anilist', '/compat/anilist'],
  ['/compat/anilist?query=x', '/compat/anilist?query=x'],
  ['/compat/anilist/explorer.js', '/compat/anilist/explorer.js'],
  ['/api/v2/oauth/token', '/api/v2/oauth/token'],
  ['/anime/1', '/compat/anilist/pages/anime/1'],
  ['/compat/anilists', '/compat/anilist/pages/compat/anilists'],
])('%s means %s on a host of its own', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

it('is another host than that of the instance', () => {
  expect(() => requireOtherHost('Anime.example.org', 'https://anime.example.org:8443')).toThrow(
    'ANILIST_HOST: must be another name',
  );
  expect(() => requireOtherHost('anilist.example.org', 'https://anime.example.org')).not.toThrow();
});
