import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';

/** The pages of the web app that take one-time codes. Their forms send the code to the routes under `/auth`. */
export type CodePage = 'verify' | 'reset-password' | 'confirm-email' | 'sign-up' | 'set-up';

/** The address of a page with a one-time code. */
export const codeLink = (app: App, page: CodePage, code: string): string =>
  `${baseUrl(app.settings)}/${page}?code=${code}`;

/** The address of a page. */
export const pageLink = (app: App, page: 'forgot-password'): string =>
  `${baseUrl(app.settings)}/${page}`;
