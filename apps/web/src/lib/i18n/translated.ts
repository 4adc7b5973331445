import type { Locale } from './locale.ts';

/** Pages with words in every language. Other pages are in English, and tell browsers and screen readers so. */
const TRANSLATED = [
  '/(welcome)',
  '/about',
  '/activate',
  '/adapters',
  '/admin',
  '/anime',
  '/characters',
  '/edits',
  '/extension',
  '/legal',
  '/list',
  '/manga',
  '/mapping',
  '/move-entry',
  '/notifications',
  '/oauth',
  '/offline',
  '/people',
  '/preferences',
  '/pricing',
  '/reports',
  '/schedule',
  '/search',
  '/seasons',
  '/settings',
  '/shared',
  '/studios',
  '/user',
] as const;

const isIn = (folders: readonly string[], routeId: string | null): boolean =>
  folders.some((folder) => routeId === folder || routeId?.startsWith(`${folder}/`));

/** Whether a page is written in a language. */
export function isTranslated(routeId: string | null, locale: Locale): boolean {
  return locale === 'en' || routeId === '/' || isIn(TRANSLATED, routeId);
}
