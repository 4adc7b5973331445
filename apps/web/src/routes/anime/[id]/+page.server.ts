import { readAnime } from '#lib/features/catalog/work-page.server.ts';
import { entryActions } from '#lib/features/lists/entry-actions.server.ts';
import { loadOwnEntry } from '#lib/features/lists/own-entry.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { id } = event.params;
  const [anime, own] = await Promise.all([readAnime(event, id), loadOwnEntry(event, 'anime', id)]);
  return { anime, own };
};

export const actions = entryActions('anime') satisfies Actions;
