import type { RequestEvent } from '@sveltejs/kit';
import { nextAddress } from '#lib/server/next-address.ts';

/** Where whoever signs up wanted to go: the letter that is to be confirmed comes between. */
const COOKIE = 'onward';
const HOUR_S = 3_600;
const HOME = '/';

/** Keeps where the visitor was going, as `next` of the address says it. */
export function keepOnward({ url, cookies }: RequestEvent): void {
  const next = nextAddress(url.searchParams.get('next'), HOME);
  if (next === HOME) return;
  cookies.set(COOKIE, next, { path: '/', maxAge: HOUR_S, sameSite: 'lax', httpOnly: true });
}

/** Where a visitor was going who confirms in the browser they signed up with; forgotten once it is asked for. */
export function takeOnward({ cookies }: RequestEvent): string {
  const next = nextAddress(cookies.get(COOKIE) ?? null, HOME);
  if (cookies.get(COOKIE) !== undefined) cookies.delete(COOKIE, { path: '/' });
  return next;
}
