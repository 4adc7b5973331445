import { redirect, type RequestEvent } from '@sveltejs/kit';
import { nextAddress } from '#lib/server/next-address.ts';
import { keepInAccount, sharedOf } from '#lib/preferences/account.server.ts';
import {
  parsePreferences,
  preferenceCookies,
  type Preferences,
} from '#lib/preferences/preferences.ts';
import { PREFERENCE_COOKIE } from '#lib/preferences/remember.server.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import type { Actions, PageServerLoad } from './$types';

/** Saves the fields of a form in the browser. Fields that it does not have stay as they are. */
const keep = async (event: RequestEvent): Promise<{ form: FormData; chosen: Preferences }> => {
  const form = await event.request.formData();
  const typed = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value : event.cookies.get(name);
  };
  const chosen = parsePreferences(typed, event.locals.preferences.locale);
  for (const [name, value] of preferenceCookies(chosen)) {
    if (form.has(name)) event.cookies.set(name, value, PREFERENCE_COOKIE);
  }
  return { form, chosen };
};

export const load: PageServerLoad = ({ locals, url }) => ({
  regions: regionOptions(locals.preferences.locale, locals.preferences.region),
  isSaved: url.searchParams.has('saved'),
});

export const actions: Actions = {
  all: async (event) => {
    const { chosen } = await keep(event);
    // Visitors who are not signed in have only their browser.
    if (event.cookies.get('__Host-sid')) await keepInAccount(event, sharedOf(chosen));
    redirect(303, '/preferences?saved');
  },
  /** The theme switch of every page, without scripts. */
  theme: async (event) => {
    const next = (await keep(event)).form.get('next');
    redirect(303, nextAddress(typeof next === 'string' ? next : null));
  },
};
