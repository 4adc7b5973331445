import { fail, redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import {
  CONFIRM_SHOW,
  CORRECT,
  IGNORE,
  readCandidates,
  readDelivery,
  readSuggestions,
} from '#lib/features/scrobble/log.server.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const delivery = await readDelivery(event, event.params.delivery);
  const asked = event.url.searchParams.get('q')?.trim();
  const query = asked ?? delivery.showTitle ?? delivery.title ?? '';
  const isAsked = asked !== undefined;
  const candidates = await (isAsked ? readCandidates : readSuggestions)(event, query);
  return { delivery, query, isAsked, candidates };
};

export const actions = {
  correct: async (event) => {
    const form = await readForm(event, 'correct');
    const typed = form.text('episode').trim();
    const episode = /^\d{1,6}$/u.test(typed) ? Number(typed) : 0;
    const { id, delivery } = event.params;
    const variables = { id: delivery, animeId: form.text('id'), episode };
    const answer = await mutate(event, CORRECT, variables);
    if (!answer.ok) {
      const { status, data } = form.refused<never>(answer.problem);
      return fail(status, data);
    }
    const { isProposed, isRemembered } = answer.body.correctDelivery;
    const came = `${isRemembered ? 'remembered' : ''}${isProposed ? '-proposed' : ''}`;
    redirect(303, `${resolve('/settings/media-servers/[id]', { id })}?corrected=${came || 'once'}`);
  },
  show: async (event) => {
    const form = await readForm(event, 'show');
    const { id, delivery } = event.params;
    const answer = await mutate(event, CONFIRM_SHOW, { id: delivery, animeId: form.text('id') });
    if (!answer.ok) {
      const { status, data } = form.refused<never>(answer.problem);
      return fail(status, data);
    }
    redirect(303, `${resolve('/settings/media-servers/[id]', { id })}?confirmed`);
  },
  ignore: async (event) => {
    const form = await readForm(event, 'ignore');
    const { id, delivery } = event.params;
    const answer = await mutate(event, IGNORE, { id: delivery });
    if (!answer.ok) {
      const { status, data } = form.refused<never>(answer.problem);
      return fail(status, data);
    }
    redirect(303, `${resolve('/settings/media-servers/[id]', { id })}?ignored`);
  },
} satisfies Actions;
