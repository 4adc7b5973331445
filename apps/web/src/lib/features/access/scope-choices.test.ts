import { expect, it } from 'vitest';
import { scopeChoices, scopeName } from './scope-choices.ts';

it.each(['en', 'ja'] as const)('a key names its scopes as the form does, in %s', (locale) => {
  const choices = scopeChoices(locale);
  expect(choices.length).toBeGreaterThan(2);
  expect(choices.map(({ value }) => scopeName(value, locale))).toEqual(
    choices.map(({ label }) => label),
  );
});
