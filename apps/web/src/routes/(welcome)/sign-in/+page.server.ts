import { redirect } from '@sveltejs/kit';
import { readAccount } from '#lib/features/accounts/account.server.ts';
import type { Account } from '#lib/features/accounts/account.ts';
import { addressAfterSignIn } from '#lib/features/accounts/after-sign-in.ts';
import { refuseLostSession } from '#lib/features/accounts/plain-http.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { nextAddress } from '#lib/server/next-address.ts';
import { fillPreferences } from '#lib/preferences/fill.server.ts';
import type { Actions, PageServerLoad } from './$types';

/** With a second factor, the password alone is not enough. */
type SignedIn = { secondFactor: readonly string[] } | { user: Account };

export const load: PageServerLoad = async (event) => {
  const { searchParams } = event.url;
  const next = nextAddress(searchParams.get('next'));
  const account = await readAccount(event);
  if (account) {
    // Sign-ins with a passkey also arrive here.
    await fillPreferences(event);
    redirect(303, addressAfterSignIn(account, next));
  }
  return { next, isWelcome: searchParams.has('welcome'), isReset: searchParams.has('reset') };
};

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'sign-in');
    const lost = refuseLostSession(event, form);
    if (lost) return lost;
    const body = { login: form.text('login'), password: form.text('password') };
    const path = '/auth/sign-in';
    const answer = await form.send<SignedIn>({ method: 'POST', path, body });
    if (!answer.ok) return form.refused(answer.problem);
    const next = nextAddress(event.url.searchParams.get('next'));
    if ('user' in answer.body) {
      await fillPreferences(event);
      redirect(303, addressAfterSignIn(answer.body.user, next));
    }
    redirect(303, `/sign-in/second-factor?next=${encodeURIComponent(next)}`);
  },
} satisfies Actions;
