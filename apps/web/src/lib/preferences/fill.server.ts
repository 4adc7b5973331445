import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { keepInAccount } from './account.server.ts';
import { adoptedPreferences, broughtCookies } from './fill.ts';
import { parsePreferences } from './preferences.ts';
import { PREFERENCE_COOKIE } from './remember.server.ts';

/** Names the account whose preferences this browser has. */
const MARK = 'preferences-of';

/** The preferences of an account that a browser also keeps. */
export const BROUGHT = graphql(
  'query WebBrought { viewer { userId preferences { titleLanguage region theme locale timeZone } } }',
);

/** After a sign-in, once: copies the account's preferences to this browser, and choices made only in this browser to the account. */
export async function fillPreferences(event: RequestEvent): Promise<void> {
  const { cookies, locals } = event;
  const read = await readOrDegrade(event, () => execute(event, BROUGHT, {}));
  if (!read?.viewer?.preferences) return;
  const mark = read.viewer.userId.slice(-12);
  const before = cookies.get(MARK);
  if (before === mark) return;
  const has = (name: string): boolean => Boolean(cookies.get(name));
  const isOthers = before !== undefined;
  if (!isOthers) {
    const adopted = adoptedPreferences(read.viewer.preferences, (name) => cookies.get(name));
    await readOrDegrade(event, () => keepInAccount(event, adopted));
  }
  for (const [name, value] of broughtCookies(read.viewer.preferences, { has, isOthers })) {
    cookies.set(name, value, PREFERENCE_COOKIE);
  }
  cookies.set(MARK, mark, { ...PREFERENCE_COOKIE, httpOnly: true });
  locals.preferences = parsePreferences((name) => cookies.get(name), locals.preferences.locale);
}
