import { readHistory } from '#lib/features/edits/history.server.ts';
import { thankFor, undoRevision } from '#lib/features/edits/review.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  return { history: await readHistory(event, { workId: null, user: event.params.name }, account) };
};

export const actions = { undo: undoRevision, thank: thankFor } satisfies Actions;
