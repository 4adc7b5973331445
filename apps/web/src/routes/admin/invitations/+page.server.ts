import type { Invitation } from '#lib/features/admin/admin.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) =>
  readRoute<{ invites: Invitation[] }>(event, '/admin/invites');

interface Made {
  url: string;
}

export const actions = {
  make: async (event) => {
    const form = await readForm(event, 'make');
    const answer = await form.send<Made>({ method: 'POST', path: '/admin/invites' });
    return answer.ok ? form.done('', answer.body) : form.refused<Made>(answer.problem);
  },
  withdraw: async (event) => {
    const form = await readForm(event, 'withdraw');
    const path = `/admin/invites/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'DELETE', path });
    return answer.ok ? form.done<Made>() : form.refused<Made>(answer.problem);
  },
} satisfies Actions;
