import { redirect, type RequestEvent } from '@sveltejs/kit';
import { nextAddress } from '#lib/next-address.ts';
import { parsePreferences, preferenceCookies } from '#lib/preferences/preferences.ts';
import { PREFERENCE_COOKIE } from '#lib/preferences/remember.server.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import type { Actions, PageServerLoad } from './$types';

/** Keeps what a form says; what it leaves out stays as it is. */
const keep = async (event: RequestEvent): Promise<FormData> => {
  const form = await event.request.formData();
  const typed = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value : event.cookies.get(name);
  };
  const chosen = parsePreferences(typed, event.locals.preferences.locale);
  for (const [name, value] of preferenceCookies(chosen)) {
    if (form.has(name)) event.cookies.set(name, value, PREFERENCE_COOKIE);
  }
  return form;
};

export const load: PageServerLoad = ({ locals, url }) => ({
  regions: regionOptions(locals.preferences.locale, locals.preferences.region),
  isSaved: url.searchParams.has('saved'),
});

export const actions: Actions = {
  all: async (event) => {
    await keep(event);
    redirect(303, '/preferences?saved');
  },
  /** The switch of every page, without scripts. */
  theme: async (event) => {
    const next = (await keep(event)).get('next');
    redirect(303, nextAddress(typeof next === 'string' ? next : null));
  },
};
