import { redirect } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ parent }) => {
  const { sources } = await parent();
  // Where nothing is fetched there is nothing to choose.
  if (sources.isOff) redirect(303, '/admin');
  return sources;
};

export const actions = {
  default: async (event) => {
    const form = await readForm(event, 'choose');
    const sources = form.all('source').map((key) => ({ key, terms: form.text(`terms-${key}`) }));
    const path = '/admin/sources/choose';
    const answer = await form.send({ method: 'POST', path, body: { sources } });
    if (!answer.ok) return form.refused(answer.problem);
    redirect(303, '/admin/data-sources');
  },
} satisfies Actions;
