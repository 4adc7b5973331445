import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { shelfOf } from '#slices/catalog/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { workNames } from '../queries/work-name.ts';
import type { ProposalState, Subject } from '../model.ts';

const NOTICE = {
  ACCEPTED: 'EDIT_ACCEPTED',
  PARTLY_ACCEPTED: 'EDIT_PARTLY_ACCEPTED',
  REJECTED: 'EDIT_REJECTED',
  EXPIRED: 'EDIT_EXPIRED',
} as const;

type Told = Subject & { id: string; authorId: string | null };

/** What a work is called that is not shown: it was proposed, merged or removed. */
const titleAway = async (
  tx: Tx,
  { id, workId }: { id: string; workId: string },
): Promise<string> => {
  const known = (await workNames(tx, [workId])).get(workId);
  if (known) return known.title;
  const proposed = await tx
    .selectFrom('edits.change')
    .select('after')
    .where('proposal_id', '=', id)
    .where('field', '=', 'titleNative')
    .executeTakeFirst();
  return typeof proposed?.after === 'string' ? proposed.after : '';
};

const give = async (
  app: App,
  tx: Tx,
  {
    proposal,
    kind,
  }: { proposal: Told; kind: (typeof NOTICE)[keyof typeof NOTICE] | 'EDIT_QUESTION' },
): Promise<void> => {
  const { authorId, medium, workId, id } = proposal;
  if (authorId === null) return;
  const work = shelfOf(app, medium).get(workId);
  const shown = work?.titleEnglish ?? work?.titleRomaji ?? work?.titleNative;
  const name = shown ?? (await titleAway(tx, { id, workId }));
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
