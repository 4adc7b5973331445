import { loadEditForm, reviseEdit, sendEdit } from '#lib/features/edits/form/edit-form.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => loadEditForm(event, { form: 'manga', id: null });

export const actions = {
  revise: (event) => reviseEdit(event, { form: 'manga', id: null }),
  send: (event) => sendEdit(event, { form: 'manga', id: null }),
} satisfies Actions;
