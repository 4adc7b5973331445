import { placeHeldRow, readHeldRows } from '#lib/features/admin/held-rows.server.ts';
import { requireEditor } from '#lib/features/edits/moderation/require-moderator.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  await requireEditor(event);
  return { rows: await readHeldRows(event, '/edits/held-rows') };
};

export const actions = { place: placeHeldRow('/edits/held-rows') } satisfies Actions;
