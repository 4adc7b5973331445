import { redirect } from '@sveltejs/kit';
import { refuseLostSession } from '#lib/features/accounts/plain-http.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { fillPreferences } from '#lib/preferences/fill.server.ts';
import { callRoute, readRoute } from '#lib/server/route.server.ts';
import type { RequestEvent } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

/** Whether the link of an address certainly makes no administrator any more. If that cannot be known, the form says why. */
const isExpired = async (event: RequestEvent, code: string): Promise<boolean> => {
  const path = '/auth/setup/check';
  const answer = await callRoute<{ isInForce: boolean }>(event, {
    method: 'POST',
    path,
    body: { code },
  });
  return answer.ok && !answer.body.isInForce;
};

export const load: PageServerLoad = async (event) => {
  const { isSetUp } = await readRoute<{ isSetUp: boolean }>(event, '/auth/setup');
  const code = event.url.searchParams.get('code') ?? '';
  const isOfNoUse = !isSetUp && code !== '' && (await isExpired(event, code));
  return { isSetUp, code, isExpired: isOfNoUse };
};

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'set-up');
    const lost = refuseLostSession(event, form);
    if (lost) return lost;
    const body = {
      code: form.text('code'),
      username: form.text('username'),
      email: form.text('email'),
      password: form.text('password'),
    };
    const answer = await form.send({ method: 'POST', path: '/auth/setup', body });
    if (!answer.ok) return form.refused(answer.problem);
    await fillPreferences(event);
    redirect(303, '/admin/data-sources/choose');
  },
} satisfies Actions;
