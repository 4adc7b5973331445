import type { Grant } from '#lib/features/accounts/account.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) =>
  readRoute<{ grants: Grant[] }>(event, '/auth/grants');

export const actions = {
  revoke: async (event) => {
    const form = await readForm(event, 'revoke');
    const path = `/auth/grants/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'DELETE', path });
    return answer.ok ? form.done() : form.refused(answer.problem);
  },
} satisfies Actions;
