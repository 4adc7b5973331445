import { redirect } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ url }) => ({ code: url.searchParams.get('code') ?? '' });

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'reset-password');
    const body = { code: form.text('code'), password: form.text('password') };
    const answer = await form.send({ method: 'POST', path: '/auth/reset-password', body });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, '/sign-in?reset');
  },
} satisfies Actions;
