import { listActions } from '#lib/features/lists/list/list-actions.server.ts';
import { loadOwnList } from '#lib/features/lists/list/own-list.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = (event) => loadOwnList(event, 'manga');

export const actions = listActions('manga') satisfies Actions;
