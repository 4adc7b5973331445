import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { nameOfWork } from '../queries/work-name.ts';
import type { ProposalState, Subject } from '../model.ts';

const NOTICE = {
  ACCEPTED: 'EDIT_ACCEPTED',
  PARTLY_ACCEPTED: 'EDIT_PARTLY_ACCEPTED',
  REJECTED: 'EDIT_REJECTED',
  EXPIRED: 'EDIT_EXPIRED',
} as const;

type Told = Subject & { id: string; authorId: string | null };

const give = async (
  app: App,
  tx: Tx,
  {
    proposal,
    kind,
  }: { proposal: Told; kind: (typeof NOTICE)[keyof typeof NOTICE] | 'EDIT_QUESTION' },
): Promise<void> => {
  const { authorId, id } = proposal;
  if (authorId === null) return;
  const name = await nameOfWork(app, tx, { ...proposal, readerId: authorId });
  await giveNotice(app, tx, { userId: authorId, kind, subject: { id, name } });
};

/** Tells the author of a proposal how it ended. */
export const tellAuthor = async (
  app: App,
  tx: Tx,
  { proposal, state }: { proposal: Told; state: ProposalState },
): Promise<void> => {
  const kind = NOTICE[state as keyof typeof NOTICE];
  if (kind) await give(app, tx, { proposal, kind });
};

/** Tells the author of a proposal that an editor asks something. */
export const tellOfQuestion = (app: App, tx: Tx, proposal: Told): Promise<void> =>
  give(app, tx, { proposal, kind: 'EDIT_QUESTION' });
