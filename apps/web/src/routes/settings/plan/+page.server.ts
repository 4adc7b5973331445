import type { Billing, Plan } from '#lib/features/access/plan.ts';
import { readTiers } from '#lib/features/access/tier.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { callRoute, readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const [tiers, plan, billing] = await Promise.all([
    readTiers(event),
    readRoute<Plan>(event, '/account/plan'),
    // Without billing there is no such page.
    callRoute<Billing>(event, { method: 'GET', path: '/billing' }),
  ]);
  return { tiers, plan, billing: billing.ok ? billing.body : null };
};

export const actions = {
  checkout: async (event) => {
    const form = await readForm(event, 'checkout');
    const body = { tier: form.text('id').toLowerCase() };
    const path = '/billing/checkout';
    const answer = await form.send<{ url: string }>({ method: 'POST', path, body });
    return answer.ok ? form.done('', answer.body) : form.refused<{ url: string }>(answer.problem);
  },
  portal: async (event) => {
    const form = await readForm(event, 'portal');
    const answer = await form.send<{ url: string }>({ method: 'POST', path: '/billing/portal' });
    return answer.ok ? form.done('', answer.body) : form.refused<{ url: string }>(answer.problem);
  },
} satisfies Actions;
