import { loadEditForm, sendEdit } from '#lib/features/edits/form/edit-form.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  work: await loadEditForm(event, 'anime', event.params.id),
});

export const actions = {
  default: (event) => sendEdit(event, 'anime', event.params.id),
} satisfies Actions;
