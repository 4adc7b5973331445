import type { Locale } from './locale.ts';

/** Pages whose words are in every language; the others are in English, and say so to browsers and screen readers. */
const TRANSLATED = [
  '/(welcome)',
  '/about',
  '/anime',
  '/manga',
  '/offline',
  '/preferences',
  '/pricing',
  '/schedule',
  '/search',
  '/seasons',
  '/settings',
  '/user',
] as const;

/** Whether a page is written in a language. */
export function isTranslated(routeId: string | null, locale: Locale): boolean {
  return (
    locale === 'en' ||
    routeId === '/' ||
    TRANSLATED.some((folder) => routeId === folder || routeId?.startsWith(`${folder}/`))
  );
}
