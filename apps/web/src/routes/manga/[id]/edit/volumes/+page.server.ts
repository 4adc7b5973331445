import { loadEditForm, reviseEdit, sendEdit } from '#lib/features/edits/form/edit-form.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) =>
  loadEditForm(event, { form: 'volumes', id: event.params.id });

export const actions = {
  revise: (event) => reviseEdit(event, { form: 'volumes', id: event.params.id }),
  send: (event) => sendEdit(event, { form: 'volumes', id: event.params.id }),
} satisfies Actions;
