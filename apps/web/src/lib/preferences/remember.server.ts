import type { RequestEvent } from '@sveltejs/kit';
import type { Preferences } from './preferences.ts';

const YEAR_S = 365 * 24 * 3600;

/** Scripts of ours read and write the same cookies. */
export const PREFERENCE_COOKIE = {
  path: '/',
  maxAge: YEAR_S,
  sameSite: 'lax',
  httpOnly: false,
} as const;

/** Shows pages in this browser by what the account prefers, from now on. */
export function followAccount(
  event: RequestEvent,
  preferred: Pick<Preferences, 'titles' | 'region'>,
): void {
  event.locals.preferences = { ...event.locals.preferences, ...preferred };
  event.cookies.set('titles', preferred.titles, PREFERENCE_COOKIE);
  event.cookies.set('region', preferred.region ?? '', PREFERENCE_COOKIE);
}
