import type { Account } from '#lib/features/accounts/account.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import type { ReadingTime } from '#lib/server/reading-time.server.ts';

declare global {
  namespace App {
    interface Error {
      /** The language of its message. */
      lang?: Locale;
      /** Why, as a stable word, with the values of the message. */
      reason?: string;
      values?: Readonly<Record<string, unknown>>;
    }

    interface Locals {
      /** Milliseconds the page has waited for GraphQL. */
      reading: ReadingTime;
      /** The public address without a trailing slash. */
      baseUrl: string;
      /** The signed-in account, once it has been asked for. */
      account?: Promise<Account | null>;
      /** The IANA zone to render times in. */
      zone: string;
      /** Whether that zone is the viewer's own (chosen, or known from an earlier visit) or the default. */
      isViewersZone: boolean;
      /** Whether the account chose that zone, whatever its browser's is. */
      isZoneChosen: boolean;
      /** The visitor's preferences for pages. */
      preferences: Preferences;
      /** What the page is about, in terms of schema.org. Only whole pages have it, because only search engines read it. */
      jsonLd?: object;
      /** Whether a part of the page could not be read. The page then has status 503. */
      isDegraded: boolean;
      /** Another origin to which a form of the page may be sent. */
      formTarget?: string;
      /** `Set-Cookie` headers of the server's routes, for the visitor's browser. */
      setCookie: string[];
    }
  }
}
