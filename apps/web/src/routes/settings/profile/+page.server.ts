import { redirect, type RequestEvent } from '@sveltejs/kit';
import { SCORE_FORMATS } from '#lib/features/profiles/settings.ts';
import { READ_PROFILE, UPDATE_PREFERENCES } from '#lib/features/profiles/settings.server.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { execute, write } from '#lib/server/graphql.server.ts';
import { readRoute, signInAddress } from '#lib/server/route.server.ts';
import { ownWords } from '#lib/features/profiles/own-words.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { browsersZone } from '#lib/time/viewer-zone.server.ts';
import { zoneOptions } from '#lib/time/zone-options.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const name = await readRoute<{ nextChangeAt: string | null }>(event, '/auth/username');
  const { viewer } = await execute(event, READ_PROFILE, {});
  if (!viewer) redirect(303, signInAddress(event.url));
  if (!viewer.preferences) pageError(503, 'PAGE_UNAVAILABLE');
  return {
    settings: viewer.preferences,
    nextNameChangeAt: name.nextChangeAt,
    zones: await zoneOptions(currentTime(event), {
      locale: event.locals.preferences.locale,
      chosen: viewer.preferences.timeZone,
    }),
    browsersZone: browsersZone(event),
  };
};

const profileOf = (event: RequestEvent, form: SentForm) => ({
  bio: form.text('bio'),
  scoreFormat: form.choice('scoreFormat', SCORE_FORMATS),
  timeZone: form.text('timeZone') || null,
  browserTimeZone: browsersZone(event) ?? undefined,
  showsAdult: form.text('showsAdult') !== '',
});

export const actions = {
  profile: async (event) => {
    const form = await readForm(event, 'profile');
    const answer = await write(event, UPDATE_PREFERENCES, { input: profileOf(event, form) });
    return answer.ok
      ? form.done(ownWords(event.locals.preferences.locale).saved)
      : form.refused(answer.problem);
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
