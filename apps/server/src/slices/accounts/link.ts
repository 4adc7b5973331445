import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';

/** The pages that take one-time codes; the web app shows them, and the routes of the same name use the code. */
export type CodePage = 'verify' | 'reset-password' | 'confirm-email' | 'sign-up' | 'setup';

/** The address of a page with a one-time code. */
export const codeLink = (app: App, page: CodePage, code: string): string =>
  `${baseUrl(app.settings)}/auth/${page}?code=${code}`;

/** The address of a page. */
export const pageLink = (app: App, page: 'forgot-password'): string =>
  `${baseUrl(app.settings)}/auth/${page}`;
