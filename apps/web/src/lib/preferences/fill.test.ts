import { expect, it } from 'vitest';
import { adoptedPreferences, broughtCookies, type AccountPreferences } from './fill.ts';

const account: AccountPreferences = {
  titleLanguage: 'NATIVE',
  region: 'DE',
  theme: 'DARK',
  locale: 'JA',
};
const untouched: AccountPreferences = {
  titleLanguage: 'ROMAJI',
  region: null,
  theme: 'SYSTEM',
  locale: null,
};
const inNew = { has: () => false, isOthers: false };

it('brings what an account prefers to a browser that knows nothing', () => {
  expect(Object.fromEntries(broughtCookies(account, inNew))).toEqual({
    titles: 'NATIVE',
    region: 'DE',
    theme: 'dark',
    lang: 'ja',
  });
  expect(broughtCookies(untouched, inNew)).toEqual([]);
});

it('leaves what was chosen in the browser', () => {
  const inUsed = { has: (name: string) => name === 'theme', isOthers: false };
  expect(broughtCookies(account, inUsed).map(([name]) => name)).toEqual([
    'titles',
    'region',
    'lang',
  ]);
});

it('takes the place of what another account left', () => {
  const inOthers = { has: () => true, isOthers: true };
  expect(Object.fromEntries(broughtCookies(untouched, inOthers))).toEqual({
    titles: 'ROMAJI',
    region: '',
    theme: 'system',
  });
});

const said: AccountPreferences = {
  titleLanguage: 'NATIVE',
  region: 'DE',
  theme: 'LIGHT',
  locale: 'JA',
};
const cookies: Record<string, string> = {
  titles: 'ENGLISH',
  region: 'JP',
  theme: 'dark',
  lang: 'ja',
};
const get = (name: string): string | undefined => cookies[name];

it('takes over what was chosen in a browser where the account says nothing of its own', () => {
  expect(adoptedPreferences(untouched, get)).toEqual({
    titleLanguage: 'ENGLISH',
    region: 'JP',
    theme: 'DARK',
    locale: 'JA',
  });
});

it('takes nothing over what the account says, nor from a browser that says nothing', () => {
  expect(adoptedPreferences(said, get)).toEqual({});
  expect(adoptedPreferences(untouched, () => undefined)).toEqual({});
  expect(adoptedPreferences(untouched, () => '')).toEqual({});
});
