import type { Feed, MadeFeed } from '#lib/features/feeds/feed.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) =>
  readRoute<{ feeds: Feed[] }>(event, '/account/feeds');

const pathOf = (kind: string): string => `/account/feeds/${encodeURIComponent(kind)}`;

export const actions = {
  make: async (event) => {
    const form = await readForm(event, 'make');
    const answer = await form.send<MadeFeed>({ method: 'POST', path: pathOf(form.text('id')) });
    return answer.ok ? form.done('', answer.body) : form.refused<MadeFeed>(answer.problem);
  },
  delete: async (event) => {
    const form = await readForm(event, 'delete');
    const answer = await form.send({ method: 'DELETE', path: pathOf(form.text('id')) });
    return answer.ok ? form.done<MadeFeed>() : form.refused<MadeFeed>(answer.problem);
  },
} satisfies Actions;
