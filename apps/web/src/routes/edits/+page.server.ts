import { decideEdits, takeRow } from '#lib/features/edits/bulk.server.ts';
import { parseEditFilter } from '#lib/features/edits/edit-filter.ts';
import { readEdits, readRevisions, readWorkOfEdits } from '#lib/features/edits/edits.server.ts';
import { thankFor, undoRevision } from '#lib/features/edits/review.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const filter = parseEditFilter(event.url.searchParams);
  const { account } = await event.parent();
  const viewer = account?.username ?? null;
  const asked = { ...filter, viewer, after: event.url.searchParams.get('after') };
  const { view, workId } = filter;
  const isChanges = view === 'changes';
  const [edits, revisions, work] = await Promise.all([
    isChanges ? null : readOrDegrade(event, () => readEdits(event, asked)),
    isChanges ? readOrDegrade(event, () => readRevisions(event, asked)) : null,
    workId ? readOrDegrade(event, () => readWorkOfEdits(event, workId)) : null,
  ]);
  const isModerator = account?.role === 'moderator' || account?.role === 'admin';
  const isEditor = account !== null && account.role !== 'user';
  const isFirst = asked.after === null;
  return { filter, isFirst, edits, revisions, work, isEditor, isModerator, viewer };
};

export const actions = {
  undo: undoRevision,
  thank: thankFor,
  bulk: decideEdits,
  take: takeRow,
} satisfies Actions;
