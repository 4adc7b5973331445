import type { RequestEvent } from '@sveltejs/kit';
import { DECIDE, readHolds } from '#lib/features/sync/plan.server.ts';
import { DECISIONS } from '#lib/features/sync/sync.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const after = event.url.searchParams.get('after');
  const connection = await readHolds(event, { id: event.params.id, after });
  return { connection, isFirst: after === null };
};

/** Decides a question, or all of a page. */
const decide = (name: string) => async (event: RequestEvent) => {
  const form = await readForm(event, name);
  const decision = form.choice('decision', DECISIONS) ?? 'LEAVE';
  const answer = await mutate(event, DECIDE, { ids: form.all('id'), decision });
  return answer.ok ? form.done() : form.refused(answer.problem);
};

export const actions = { decide: decide('decide'), all: decide('all') } satisfies Actions;
