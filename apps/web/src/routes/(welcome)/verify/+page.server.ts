import { redirect } from '@sveltejs/kit';
import { takeOnward } from '#lib/features/accounts/onward.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ url }) => ({ code: url.searchParams.get('code') ?? '' });

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'verify');
    const username = form.text('username') || undefined;
    const body = { code: form.text('code'), username };
    const answer = await form.send({ method: 'POST', path: '/auth/verify', body });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, `/sign-in?welcome&next=${encodeURIComponent(takeOnward(event))}`);
  },
} satisfies Actions;
