import type { RequestEvent } from '@sveltejs/kit';
import { nextAddress } from '#lib/server/next-address.ts';

/** Remembers where a visitor wanted to go while they confirm their email address. */
const COOKIE = 'onward';
const HOUR_S = 3_600;
const HOME = '/';

/** Remembers where the visitor was going (`next` in the address). */
export function keepOnward({ url, cookies }: RequestEvent): void {
  const next = nextAddress(url.searchParams.get('next'), HOME);
  if (next === HOME) return;
  cookies.set(COOKIE, next, { path: '/', maxAge: HOUR_S, sameSite: 'lax', httpOnly: true });
}

/** Where the visitor was going, if they confirm in the browser in which they signed up. Reading it deletes it. */
export function takeOnward({ cookies }: RequestEvent): string {
  const next = nextAddress(cookies.get(COOKIE) ?? null, HOME);
  if (cookies.get(COOKIE) !== undefined) cookies.delete(COOKIE, { path: '/' });
  return next;
}
