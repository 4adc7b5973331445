import { redirect } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { settingsWords } from './settings-words.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ url }) => ({
  mustConfirmExport: url.searchParams.has('confirm-export'),
});

export const actions = {
  email: async (event) => {
    const form = await readForm(event, 'email');
    const body = { email: form.text('email') };
    const answer = await form.send({ method: 'POST', path: '/auth/change-email', body });
    if (!answer.ok) return form.refused(answer.problem);
    return form.done(settingsWords(event.locals.preferences.locale).letterSent(body.email));
  },
  export: async (event) => {
    const form = await readForm(event, 'export');
    const answer = await form.confirm();
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, '/settings/export');
  },
  delete: async (event) => {
    const form = await readForm(event, 'delete');
    const answer = await form.send({ method: 'POST', path: '/auth/delete-account' });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, '/account-deleted');
  },
  keep: async (event) => {
    const form = await readForm(event, 'keep');
    const answer = await form.send({ method: 'POST', path: '/auth/cancel-deletion' });
    return answer.ok
      ? form.done(settingsWords(event.locals.preferences.locale).accountStays)
      : form.refused(answer.problem);
  },
} satisfies Actions;
