import { redirect, type RequestEvent } from '@sveltejs/kit';
import { CANCEL, CONFIRM, HOLD_ROWS, readRun, UNDO } from '#lib/features/sync/plan.server.ts';
import { planWords } from '#lib/features/sync/plan-words.ts';
import { FIELDS, FILTERS, RULES, wordIn } from '#lib/features/sync/sync.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import type { Actions, PageServerLoad } from './$types';

type Event = RequestEvent<{ id: string; run: string }>;

export const load: PageServerLoad = async (event) => {
  const { id, run } = event.params;
  const { searchParams } = event.url;
  const chosen = {
    only: searchParams.has('only') ? wordIn(FILTERS, searchParams.get('only')) : 'CHANGES',
    field: wordIn(FIELDS, searchParams.get('field')),
    rule: wordIn(RULES, searchParams.get('rule')),
  } as const;
  const after = searchParams.get('after');
  return {
    ...(await readRun(event, { id, run, ...chosen, after })),
    chosen,
    isFirst: after === null,
  };
};

const confirm = async (event: Event) => {
  const form = await readForm(event, 'confirm');
  const answer = await mutate(event, CONFIRM, { id: event.params.run });
  const { confirmed } = planWords(event.locals.preferences.locale);
  return answer.ok ? form.done(confirmed) : form.refused(answer.problem);
};

const cancel = async (event: Event) => {
  const form = await readForm(event, 'cancel');
  const answer = await mutate(event, CANCEL, { id: event.params.run });
  if (answer.ok) redirect(303, `/settings/sync/${event.params.id}`);
  return form.refused(answer.problem);
};

const undo = async (event: Event) => {
  const form = await readForm(event, 'undo');
  const answer = await mutate(event, UNDO, { id: event.params.run });
  const { undone } = planWords(event.locals.preferences.locale);
  return answer.ok ? form.done(undone) : form.refused(answer.problem);
};

/** Holds a row of the plan back, or lets it go. */
const hold = async (event: Event) => {
  const form = await readForm(event, 'hold');
  const numbers = [Number(form.text('id'))];
  const isHeld = form.text('isHeld') === 'true';
  const answer = await mutate(event, HOLD_ROWS, { id: event.params.run, numbers, isHeld });
  return answer.ok ? form.done() : form.refused(answer.problem);
};

export const actions = { confirm, cancel, undo, hold } satisfies Actions;
