import { WEBHOOK_VERSIONS } from '@tsuzuki/contract/webhooks';
import { newEndpointOf, ofFields } from '#lib/features/webhooks/webhook-form.server.ts';
import { readEndpoints } from '#lib/features/webhooks/webhook.server.ts';
import type { MadeSecret } from '#lib/features/webhooks/webhook.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Plan } from '#lib/features/access/plan.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { tier } = await readRoute<Plan>(event, '/account/plan');
  const endpoints = await readEndpoints(event);
  return { endpoints, hasWebhooks: tier !== 'free', versions: WEBHOOK_VERSIONS };
};

export const actions = {
  add: async (event) => {
    const form = await readForm(event, 'add');
    const body = newEndpointOf(form);
    const answer = await form.send<MadeSecret>({ method: 'POST', path: '/account/webhooks', body });
    return answer.ok
      ? form.done('', answer.body)
      : form.refused<MadeSecret>(ofFields(answer.problem));
  },
} satisfies Actions;
