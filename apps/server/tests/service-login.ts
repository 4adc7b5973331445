import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** A login at a service that somebody began, and that its page let in. */
export interface BegunLogin {
  /** The page of the service. */
  location: URL;
  /** Where it leads back to, and the cookie that the login hangs on. */
  back: URL;
  cookie: string;
}

/** Begins a login, and lets the program in on the page of the service. */
export const beginLogin = async (
  browser: Browser,
  service: string,
  as: string,
): Promise<BegunLogin> => {
  const { status, body, headers } = await browser.post(`/account/sync/${service}/login`);
  expect(status).toBe(200);
  const cookie = headers.getSetCookie().find((one) => one.startsWith('__Host-sync=')) ?? '';
  const consent = await fetch(`${body.location}&as=${as}`, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '');
  return { back, cookie: cookie.split(';')[0] ?? '', location: new URL(body.location) };
};

/** What our server says to a browser that comes back. */
export const comeBack = async (
  test: TestApp,
  back: URL,
  cookie: string,
): Promise<Record<string, string>> => {
  const response = await fetch(`${test.url}${back.pathname}${back.search}`, {
    redirect: 'manual',
    headers: { cookie },
  });
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get('location') ?? '', test.url);
  expect(location.pathname).toBe('/settings/sync');
  return Object.fromEntries(location.searchParams);
};
