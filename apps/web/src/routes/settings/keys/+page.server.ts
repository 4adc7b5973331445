import type { ApiKey, MadeKey } from '#lib/features/access/key.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) =>
  readRoute<{ keys: ApiKey[] }>(event, '/account/keys');

export const actions = {
  make: async (event) => {
    const form = await readForm(event, 'make');
    const body = {
      name: form.text('name'),
      scopes: form.all('scopes'),
      expiresAt: form.text('expiresAt') || null,
    };
    const answer = await form.send<MadeKey>({ method: 'POST', path: '/account/keys', body });
    return answer.ok ? form.done('', answer.body) : form.refused<MadeKey>(answer.problem);
  },
  rotate: async (event) => {
    const form = await readForm(event, 'rotate');
    const path = `/account/keys/${encodeURIComponent(form.text('id'))}/rotate`;
    const body = { overlap: form.text('overlap') };
    const answer = await form.send<MadeKey>({ method: 'POST', path, body });
    return answer.ok ? form.done('', answer.body) : form.refused<MadeKey>(answer.problem);
  },
  revoke: async (event) => {
    const form = await readForm(event, 'revoke');
    const path = `/account/keys/${encodeURIComponent(form.text('id'))}`;
    const answer = await form.send({ method: 'DELETE', path });
    return answer.ok ? form.done<MadeKey>() : form.refused<MadeKey>(answer.problem);
  },
} satisfies Actions;
