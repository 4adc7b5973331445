import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { admitAuthor, lockAuthor } from '../../commands/admit-author.ts';
import { requireWorksUnlocked } from '../../commands/locks.ts';
import { type Proposed, sentBefore } from '../../commands/sent-before.ts';
import type { Operation } from '../operation.ts';
import { checkOperation } from './check-operation.ts';
import { refuseRepeated } from './refuse-repeated.ts';
/** How long others can object before it is done. */
export const WAIT_DAYS = 2;

/** Who proposes to do something to a work as a whole, and why. */
export interface ProposingOperation extends Operation {
  /** Its id, if it was a draft before, or if another instance sends it. */
  id?: string;
  /** Who wrote it, if another instance sends it. */
  origin?: string | null;
  authorId: string;
  note: string;
  sources: readonly string[];
  /** Whether it is only kept for its author. */
  isDraft: boolean;
}

const write = async (app: App, tx: Tx, proposing: ProposingOperation): Promise<string> => {
  const id = proposing.id ?? app.ids.next();
  const now = app.clock.now();
  const { isDraft, claims } = proposing;
  await tx
    .insertInto('edits.proposal')
    .values({
      id,
      kind: proposing.kind,
      medium: proposing.medium,
      work_id: proposing.workId,
      other_id: proposing.otherId,
      claims: claims.length === 0 ? null : JSON.stringify(claims),
      state: isDraft ? 'DRAFT' : 'OPEN',
      author_id: proposing.authorId,
      note: proposing.note,
      origin: proposing.origin ?? null,
      sources: [...proposing.sources],
      created_at: now,
      submitted_at: isDraft ? null : now,
      applies_from: isDraft ? null : new Date(now.getTime() + WAIT_DAYS * DAY_MS),
    })
    .execute();
  return id;
};

/**
 * Proposes to merge, split, delete or restore a work. It waits two days, and then for a moderator.
 * @throws Refusal as `checkOperation`; `CONFLICT` if somebody proposed it before; `FORBIDDEN` for what is locked or if the author may propose
 *   nothing; `RATE_LIMITED` above the quota of a day
 */
export const proposeOperation = async (
  app: App,
  tx: Tx,
  proposing: ProposingOperation,
): Promise<Proposed> => {
  const { authorId, isDraft } = proposing;
  await lockAuthor(tx, authorId);
  const known = await sentBefore(tx, proposing);
  if (known) return known;
  const { role } = await admitAuthor(app, tx, { authorId });
  const operation = { ...proposing, ...(await checkOperation(tx, proposing)) };
  const { workId, otherId, kind } = operation;
  const workIds = kind === 'MERGE' && otherId ? [workId, otherId] : [workId];
  await requireWorksUnlocked(app, tx, { workIds, role });
  if (!isDraft) await refuseRepeated(tx, operation);
  const id = await write(app, tx, operation);
  return { id, state: isDraft ? 'DRAFT' : 'OPEN' };
};
