import { readHistory } from '#lib/features/edits/history.server.ts';
import { thankFor, undoRevision } from '#lib/features/edits/review.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { account } = await event.parent();
  const of = { kind: 'anime', workId: event.params.id, user: null } as const;
  return { history: await readHistory(event, of, account) };
};

export const actions = { undo: undoRevision, thank: thankFor } satisfies Actions;
