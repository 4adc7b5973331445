import { readManga } from '#lib/features/catalog/work-page.server.ts';
import { entryActions } from '#lib/features/lists/entry-actions.server.ts';
import { loadOwnEntry } from '#lib/features/lists/own-entry.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { id } = event.params;
  const [manga, own] = await Promise.all([readManga(event, id), loadOwnEntry(event, 'manga', id)]);
  return { manga, own };
};

export const actions = entryActions('manga') satisfies Actions;
