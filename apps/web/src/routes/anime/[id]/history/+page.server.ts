import { historyActions, loadHistory } from '#lib/features/lists/history/history.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  history: await loadHistory(event, 'anime'),
  isLatest: !event.url.searchParams.has('after'),
});

export const actions = historyActions('anime') satisfies Actions;
