import { redirect } from '@sveltejs/kit';
import { READ_PROFILE, UPDATE_PREFERENCES } from '#lib/features/profiles/settings.server.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { execute, write } from '#lib/graphql.server.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import { followAccount } from '#lib/preferences/remember.server.ts';
import { readRoute, signInAddress } from '#lib/route.server.ts';
import { ownWords } from '#lib/features/profiles/own-words.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const name = await readRoute<{ nextChangeAt: string | null }>(event, '/auth/username');
  const { viewer } = await execute(event, READ_PROFILE, {});
  if (!viewer) redirect(303, signInAddress(event.url));
  return {
    settings: viewer.preferences,
    nextNameChangeAt: name.nextChangeAt,
    regions: regionOptions(event.locals.preferences.locale, viewer.preferences.region),
    zones: ['UTC', ...Intl.supportedValuesOf('timeZone')],
  };
};

const profileOf = (form: SentForm) => ({
  bio: form.text('bio'),
  titleLanguage: form.text('titleLanguage'),
  scoreFormat: form.text('scoreFormat'),
  timeZone: form.text('timeZone').trim() || null,
  region: form.text('region') || null,
  showsAdult: form.text('showsAdult') !== '',
});

export const actions = {
  profile: async (event) => {
    const form = await readForm(event, 'profile');
    const answer = await write(event, UPDATE_PREFERENCES, { input: profileOf(form) });
    if (!answer.ok) return form.refused(answer.problem);
    const { titleLanguage: titles, region } = answer.body.updatePreferences.preferences;
    followAccount(event, { titles, region });
    return form.done(ownWords(event.locals.preferences.locale).saved);
  },
  name: async (event) => {
    const form = await readForm(event, 'name');
    const body = { username: form.text('username').trim() };
    const answer = await form.send({ method: 'POST', path: '/auth/change-username', body });
    return answer.ok
      ? form.done(ownWords(event.locals.preferences.locale).youAre(body.username))
      : form.refused(answer.problem);
  },
} satisfies Actions;
