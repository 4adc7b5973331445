import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { keepInAccount } from './account.server.ts';
import { browsersZone } from '#lib/time/viewer-zone.server.ts';
import { adoptedPreferences, broughtCookies } from './fill.ts';
import { parsePreferences } from './preferences.ts';
import { PREFERENCE_COOKIE } from './remember.server.ts';

/** Names the account whose preferences this browser has. */
const MARK = 'preferences-of';

/** The preferences of an account that a browser also keeps. */
export const BROUGHT = graphql(
  'query WebBrought { viewer { userId preferences { titleLanguage region theme locale } } }',
);

/**
 * After a sign-in, once: copies the account's preferences to this browser, and choices made only in this browser to the account. At every
 * sign-in the account learns the browser's time zone, without which dates on its list would be those of UTC.
 */
export async function fillPreferences(event: RequestEvent): Promise<void> {
  const { cookies, locals } = event;
  const read = await readOrDegrade(event, () => execute(event, BROUGHT, {}));
  const viewer = read?.viewer;
  if (!viewer?.preferences) return;
  const account = viewer.preferences;
  const mark = viewer.userId.slice(-12);
  const get = (name: string): string | undefined => cookies.get(name);
  const before = cookies.get(MARK);
  const chosen = before === undefined ? adoptedPreferences(account, get) : {};
  const zone = browsersZone(event);
  const adopted = { ...chosen, ...(zone !== null && { browserTimeZone: zone }) };
  await readOrDegrade(event, () => keepInAccount(event, adopted));
  if (before === mark) return;
  const has = (name: string): boolean => Boolean(cookies.get(name));
  const isOthers = before !== undefined;
  for (const [name, value] of broughtCookies(account, { has, isOthers })) {
    cookies.set(name, value, PREFERENCE_COOKIE);
  }
  cookies.set(MARK, mark, { ...PREFERENCE_COOKIE, httpOnly: true });
  locals.preferences = parsePreferences(get, locals.preferences.locale);
}
