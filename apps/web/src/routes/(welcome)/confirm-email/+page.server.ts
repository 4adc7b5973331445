import { readForm } from '#lib/form/sent-form.server.ts';
import { welcomeWords } from '../welcome-words.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ url }) => ({ code: url.searchParams.get('code') ?? '' });

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'confirm-email');
    const body = { code: form.text('code') };
    const answer = await form.send({ method: 'POST', path: '/auth/confirm-email', body });
    return answer.ok
      ? form.done(welcomeWords(event.locals.preferences.locale).addressChanged)
      : form.refused(answer.problem);
  },
} satisfies Actions;
