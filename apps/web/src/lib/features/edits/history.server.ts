import type { RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { readRevisions, readWorkOfEdits } from './edits.server.ts';

/** Who looks at a history. */
interface Visitor {
  username: string;
  role: string;
}

/** Whose history is shown: that of a work or of a user. */
interface HistoryOf {
  kind?: WorkKind;
  workId: string | null;
  user: string | null;
}

/** A page of the history of a work or a user. @throws 404 for a work or a user that the visitor may not see */
export async function readHistory(event: RequestEvent, of: HistoryOf, account: Visitor | null) {
  const after = event.url.searchParams.get('after');
  const [revisions, titles] = await Promise.all([
    readOrDegrade(event, () => readRevisions(event, { workId: of.workId, user: of.user, after })),
    of.workId === null ? null : readWorkOfEdits(event, of.workId, of.kind),
  ]);
  if (of.workId !== null && titles === null) pageError(404, 'PAGE_NOT_FOUND');
  const isEditor = account !== null && account.role !== 'user';
  const isModerator = account?.role === 'moderator' || account?.role === 'admin';
  const viewer = account?.username ?? null;
  return { ...of, revisions, titles, isFirst: after === null, isEditor, isModerator, viewer };
}

export type History = Awaited<ReturnType<typeof readHistory>>;
