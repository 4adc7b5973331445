import { redirect } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { Actions } from './$types';

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'forgot-password');
    const body = { email: form.text('email') };
    const answer = await form.send({ method: 'POST', path: '/auth/forgot-password', body });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, '/check-your-mail');
  },
} satisfies Actions;
