import {
  customListActions,
  loadCustomLists,
} from '#lib/features/lists/custom-lists/custom-lists.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => loadCustomLists(event, 'manga');

export const actions = customListActions('manga') satisfies Actions;
