import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { currentId, type FieldAddress, lockChanges } from '#slices/catalog/index.ts';
import { type Outcome, outcomesIn } from '../editable/outcome.ts';
import { readWork } from '../editable/work.ts';
import { isOperation, type ProposedChange, type Said } from '../model.ts';
import { type OpenProposal, openProposal, settle } from '../proposal-store.ts';
import { requireOrderedDates } from '../read-changes.ts';
import { refusal } from '../reasons.ts';
import { queueUpstream } from '../upstream/upstream-row.ts';
import { requireOtherEditor } from './appeal.ts';
import { applySaid, type MadeRevision } from './apply.ts';
import { settleEquals } from './settle-equals.ts';
import { requireNewWork } from './new-work.ts';
import { requireApplier } from './require-applier.ts';
import { requireRelations } from './require-relations.ts';
import { tellAuthor } from './tell-author.ts';

const MOST_NAME_SHOWN = 60;

/** A decision about an open proposal. */
export interface Acceptance {
  id: string;
  /** Who decided; null if the rules did. */
  decidedBy: string | null;
  /** The values that are accepted; null for all. */
  accepted: ReadonlySet<FieldAddress> | null;
  /** What is said to the author about it. */
  text: string;
  /** Whether values that others changed meanwhile are replaced all the same, and a new work is added although a like one is here by now. */
  isRebased?: boolean;
  /** Whether it is applied as it is sent: its author sees that, and needs no notice. */
  isAtOnce?: boolean;
}

const saidOf = (changes: readonly ProposedChange[]): Map<FieldAddress, Said> =>
  new Map(
    changes.map(({ field, after, isRelease }) => [field, isRelease ? undefined : { value: after }]),
  );

const requireNoConflict = (outcomes: readonly Outcome[]): void => {
  const conflicts = outcomes.filter(({ isConflict }) => isConflict);
  if (conflicts.length === 0) return;
  const fields = conflicts.map(({ field }) => field).join(', ');
  throw refusal('CONFLICT', 'EDIT_CONFLICT', { fields, field: conflicts[0]!.field });
};

const apply = async (
  app: App,
  tx: Tx,
  { proposal, acceptance, changes: proposed }: Applying,
): Promise<MadeRevision> => {
  const { medium, authorId, id, note } = proposal;
  const workId = await currentId(tx, proposal.workId);
  const wanted = proposed.map(({ field }) => field);
  const before = await readWork(tx, { medium, workId, wanted });
  const { decidedBy } = acceptance;
  if (!acceptance.isAtOnce) {
    const isOwn = decidedBy === authorId;
    await requireApplier(app, tx, { by: decidedBy, isOwn, medium, workId, fields: wanted });
  }
  const changes = outcomesIn(before, { medium, changes: proposed });
  if (!acceptance.isRebased) requireNoConflict(changes);
  if (proposal.kind === 'CREATE' && !acceptance.isAtOnce) {
    const isSurelyNew = proposal.isSurelyNew || acceptance.isRebased === true;
    await requireNewWork(tx, { medium, workId, changes, isSurelyNew });
  }
  await requireRelations(app, tx, { workId, changes });
  requireOrderedDates(before?.values ?? new Map(), changes);
  const said = saidOf(changes);
  const application = { medium, workId, said, authorId, decidedBy, proposalId: id, note };
  return applySaid(app, tx, { application, before });
};

/** A typing error in an address would otherwise reject the value. */
const requireOwn = (accepted: ReadonlySet<FieldAddress>, own: ReadonlySet<FieldAddress>): void => {
  const unknown = [...accepted].find((field) => !own.has(field));
  if (unknown === undefined) return;
  const name = unknown.slice(0, MOST_NAME_SHOWN);
  throw refusal('BAD_USER_INPUT', 'EDIT_CHANGE_UNKNOWN', { name, field: 'accepted' });
};

interface Applying {
  proposal: OpenProposal;
  acceptance: Acceptance;
  changes: readonly ProposedChange[];
}

/**
 * Decides about each value of an open proposal: those accepted are applied as one revision, the others rejected. None accepted rejects it.
 * @returns the revision, if there is one
 * @throws Refusal `NOT_FOUND`; `FORBIDDEN` to the editor whose decision was appealed, and as `requireApplier`; `CONFLICT` if it is not open,
 *   or if others changed the same values and `isRebased` is not set; `BAD_USER_INPUT` for an address that the edit does not have
 */
export const accept = async (
  app: App,
  tx: Tx,
  acceptance: Acceptance,
): Promise<MadeRevision | null> => {
  await lockChanges(tx);
  const proposal = await openProposal(tx, acceptance.id);
  await requireOtherEditor(tx, { proposal, by: acceptance.decidedBy });
  const isRejected = acceptance.accepted?.size === 0;
  if (isOperation(proposal.kind) && !isRejected) {
    throw refusal('BAD_USER_INPUT', 'EDIT_HAS_NO_VALUES', { field: 'accepted' });
  }
  const own = new Set(proposal.changes.map(({ field }) => field));
  const accepted = acceptance.accepted ?? own;
  requireOwn(accepted, own);
  const changes = proposal.changes.filter(({ field }) => accepted.has(field));
  const revision =
    changes.length === 0 ? null : await apply(app, tx, { proposal, acceptance, changes });
  if (revision) await queueUpstream(app, tx, revision.id);
  const isWhole = changes.length === proposal.changes.length;
  const some = isWhole ? 'ACCEPTED' : 'PARTLY_ACCEPTED';
  const state = changes.length === 0 ? 'REJECTED' : some;
  await settle(app, tx, { ...acceptance, accepted, state });
  await settleEquals(app, tx, { ...acceptance, accepted, state });
  const isKnown = acceptance.isAtOnce || acceptance.decidedBy === proposal.authorId;
  if (!isKnown) await tellAuthor(app, tx, { proposal, state });
  return revision;
};
