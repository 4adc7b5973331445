import type { Locale } from '#lib/i18n/locale.ts';

/** A scope of API keys in words: its name, and what a key with it may do. */
export type ScopeWords = Readonly<
  Record<Locale, { readonly label: string; readonly about: string }>
>;

/** The scopes of one feature, in its `scopes.ts`. */
export type Scopes = Readonly<Record<string, ScopeWords>>;
