import type { Locale } from '#lib/i18n/locale.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import type { ReadingTime } from '#lib/server/reading-time.server.ts';

declare global {
  namespace App {
    interface Error {
      /** Which language its message is in. */
      lang?: Locale;
    }

    interface Locals {
      /** How long the page has waited for GraphQL. */
      reading: ReadingTime;
      /** The public address without a trailing slash. */
      baseUrl: string;
      /** The IANA zone to render times in. */
      zone: string;
      /** Whether that zone is the viewer's own (told by an earlier visit) or the default. */
      isViewersZone: boolean;
      /** How the visitor wants pages to be. */
      preferences: Preferences;
      /** What the page is about, as schema.org writes it: for who loads it as a page of its own, as search engines do. */
      jsonLd?: object;
      /** Set when a part of the page could not be read: the page is sent with status 503. */
      isDegraded: boolean;
      /** The other origin a form of the page may lead to. */
      formTarget?: string;
      /** `Set-Cookie` lines of the server's routes, for the visitor's browser. */
      setCookie: string[];
    }
  }
}
