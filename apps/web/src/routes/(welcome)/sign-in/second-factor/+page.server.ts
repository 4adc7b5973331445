import { redirect } from '@sveltejs/kit';
import type { Account } from '#lib/features/accounts/account.ts';
import { addressAfterSignIn } from '#lib/features/accounts/after-sign-in.ts';
import { refuseLostSession } from '#lib/features/accounts/plain-http.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { nextAddress } from '#lib/server/next-address.ts';
import { fillPreferences } from '#lib/preferences/fill.server.ts';
import type { Actions } from './$types';

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'second-factor');
    const lost = refuseLostSession(event, form);
    if (lost) return lost;
    const body = { code: form.text('code').trim() };
    const path = '/auth/sign-in/second-factor';
    const answer = await form.send<{ user: Account }>({ method: 'POST', path, body });
    if (!answer.ok) return form.refused(answer.problem);
    await fillPreferences(event);
    const next = nextAddress(event.url.searchParams.get('next'));
    redirect(303, addressAfterSignIn(answer.body.user, next));
  },
} satisfies Actions;
