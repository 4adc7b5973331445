import { expect, it } from 'vitest';
import { parsePreferences, preferenceCookies } from './preferences.ts';

const read = (cookies: Record<string, string>) => parsePreferences((name) => cookies[name], 'en');

it('has a default for everything', () => {
  expect(read({})).toEqual({
    locale: 'en',
    theme: 'system',
    titles: 'ROMAJI',
    dayClock: '24',
    region: null,
  });
});

it('shows readers of Japanese the original titles unless they chose others', () => {
  expect(read({ lang: 'ja' }).titles).toBe('NATIVE');
  expect(read({ lang: 'ja', titles: 'ROMAJI' }).titles).toBe('ROMAJI');
});

it('survives the way through cookies', () => {
  const chosen = {
    locale: 'ja',
    theme: 'dark',
    titles: 'NATIVE',
    dayClock: '30',
    region: 'JP',
  } as const;
  expect(read(Object.fromEntries(preferenceCookies(chosen)))).toEqual(chosen);
});

it('takes nothing that makes no sense', () => {
  const hostile = '"><script>alert(1)</script>';
  const cookies = {
    lang: hostile,
    theme: hostile,
    titles: hostile,
    clock: hostile,
    region: hostile,
  };
  expect(read(cookies)).toEqual(read({}));
});
