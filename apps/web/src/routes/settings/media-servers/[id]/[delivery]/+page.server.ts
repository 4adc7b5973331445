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
import { isChapter } from '#lib/features/scrobble/delivery.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const delivery = await readDelivery(event, event.params.delivery);
  const asked = event.url.searchParams.get('q')?.trim();
  const query = asked ?? delivery.showTitle ?? delivery.title ?? '';
  const isAsked = asked !== undefined;
  const kind = isChapter(delivery) ? 'manga' : 'anime';
  const candidates = await (isAsked ? readCandidates : readSuggestions)(event, kind, query);
  return { delivery, query, isAsked, candidates };
};

type Sent = Awaited<ReturnType<typeof readForm>>;

const workOf = (form: Sent) =>
  form.text('kind') === 'manga' ? { mangaId: form.text('id') } : { animeId: form.text('id') };

/** What its owner says that the delivery was. What is no number is one that no work has. */
const meantBy = (form: Sent) => {
  const typed = form.text('episode').trim();
  if (form.text('kind') === 'manga') {
    const chapter = /^\d{1,6}(?:\.\d{1,2})?$/u.test(typed) ? Number(typed) : -1;
    return { ...workOf(form), chapter };
  }
  return { ...workOf(form), episode: /^\d{1,6}$/u.test(typed) ? Number(typed) : 0 };
};

export const actions = {
  correct: async (event) => {
    const form = await readForm(event, 'correct');
    const { id, delivery } = event.params;
    const answer = await mutate(event, CORRECT, { id: delivery, ...meantBy(form) });
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
    const answer = await mutate(event, CONFIRM_SHOW, { id: delivery, ...workOf(form) });
    if (!answer.ok) {
      const { status, data } = form.refused<never>(answer.problem);
      return fail(status, data);
    }
    redirect(
      303,
      `${resolve('/settings/media-servers/[id]', { id })}?confirmed=${answer.body.confirmShow.recorded}`,
    );
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
