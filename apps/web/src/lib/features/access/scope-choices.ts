import type { Locale } from '#lib/i18n/locale.ts';
import type { Scopes } from '#lib/scope/scope.ts';
import type { Choice } from './key.ts';

const features = import.meta.glob<{ scopes: Scopes }>('../*/scopes.ts', { eager: true });

/** What the form offers for a new key, and shows first. */
export const OFFERED_SCOPES: readonly string[] = ['read:list', 'read:public'];

const isOffered = ([name]: readonly [string, unknown]): boolean => OFFERED_SCOPES.includes(name);

const all = Object.values(features).flatMap(({ scopes }) => Object.entries(scopes));

const inOrder = [
  ...all
    .filter(isOffered)
    .toSorted(([one], [other]) => OFFERED_SCOPES.indexOf(one) - OFFERED_SCOPES.indexOf(other)),
  ...all.filter((scope) => !isOffered(scope)),
];

/** The scopes of all features, from their `scopes.ts`. */
export const scopeChoices = (locale: Locale): readonly (Choice & { about: string })[] =>
  inOrder.map(([value, words]) => ({ value, ...words[locale] }));

const byName = new Map(all);

/** The name of a scope, as the form has it. */
export const scopeName = (scope: string, locale: Locale): string =>
  byName.get(scope)?.[locale].label ?? scope;
