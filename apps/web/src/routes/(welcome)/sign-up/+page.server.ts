import { redirect } from '@sveltejs/kit';
import { keepOnward } from '#lib/features/accounts/onward.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

interface Registration {
  registration: 'open' | 'invite' | 'closed';
}

export const load: PageServerLoad = async (event) => {
  const { registration } = await readRoute<Registration>(event, '/auth/registration');
  return { registration, invite: event.url.searchParams.get('code') ?? '' };
};

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'sign-up');
    const body = {
      username: form.text('username'),
      email: form.text('email'),
      password: form.text('password'),
      invite: form.text('invite') || null,
    };
    const answer = await form.send({ method: 'POST', path: '/auth/sign-up', body });
    if (!answer.ok) return form.refused(answer.problem);
    keepOnward(event);
    redirect(303, '/check-your-mail');
  },
} satisfies Actions;
