import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { accountGone, findUser } from '#slices/accounts/index.ts';
import type { FieldGroup } from '#slices/catalog/index.ts';
import { refusal } from './reasons.ts';
import type { DecidedValues, EditorRecord } from './rules/trust.ts';
/** In place of a group of fields: the user may propose nothing. */
export const EVERYTHING = 'EVERYTHING';

const decidedOf = async (db: Database, userId: string): Promise<EditorRecord['decided']> => {
  const { rows } = await sql<{ group: FieldGroup } & DecidedValues>`
    with own as materialized (
      select id, (decided_by <> author_id or exists (select from edits.vote where proposal_id = id and is_for))
        and not exists (
          select from edits.revision made join edits.revision undoing on undoing.id = made.undone_by
          where made.proposal_id = proposal.id and undoing.undone_by is null) as is_earned
      from edits.proposal where author_id = ${userId} and decided_at is not null)
    select field_group as group, count(*) filter (where is_accepted)::integer as accepted,
      count(*) filter (where not is_accepted)::integer as rejected,
      count(*) filter (where is_accepted and is_earned)::integer as earned
    from own join edits.change on proposal_id = id
    where is_accepted is not null group by field_group`.execute(db);
  return Object.fromEntries(rows.map(({ group, ...counts }) => [group, counts]));
};

interface Restricted extends Pick<EditorRecord, 'role' | 'distrusted'> {
  createdAt: Date;
  /** Why they may do nothing here; null if they may. */
  blockedFor: string | null;
}

const restrictedBy = async (db: Database, userId: string): Promise<Restricted | undefined> => {
  const user = await findUser(db, userId);
  if (!user || user.isDisabled) return undefined;
  const restrictions = await db
    .selectFrom('edits.restriction')
    .select(['field_group', 'reason'])
    .where('user_id', '=', userId)
    .execute();
  const block = restrictions.find(({ field_group: group }) => group === EVERYTHING);
  const distrusted = restrictions.map(({ field_group: group }) => group as FieldGroup);
  const { role, createdAt } = user;
  return { role, createdAt, distrusted, blockedFor: block?.reason ?? null };
};

/** What is known of somebody who edits, and why they may propose nothing, if that is so. */
interface KnownEditor {
  editor: EditorRecord;
  blockedFor: string | null;
}

/** Reads what is known of somebody who edits; undefined if there is no such account. */
export const knownEditor = async (
  app: App,
  db: Database,
  userId: string,
): Promise<KnownEditor | undefined> => {
  const restricted = await restrictedBy(db, userId);
  if (!restricted) return undefined;
  const { createdAt, blockedFor, ...editor } = restricted;
  const ageDays = (app.clock.nowMs() - createdAt.getTime()) / DAY_MS;
  return { editor: { ...editor, ageDays, decided: await decidedOf(db, userId) }, blockedFor };
};

const requireNotBlocked = (blockedFor: string | null): void => {
  if (blockedFor === null) return;
  throw refusal('FORBIDDEN', 'EDIT_BLOCKED', { cause: blockedFor });
};

/**
 * Reads the role of somebody who decides, and where they are distrusted.
 * @throws Refusal `FORBIDDEN` if they are blocked
 */
export const readStanding = async (
  db: Database,
  userId: string,
): Promise<Pick<EditorRecord, 'role' | 'distrusted'>> => {
  const restricted = await restrictedBy(db, userId);
  if (!restricted) throw accountGone('NOT_FOUND');
  requireNotBlocked(restricted.blockedFor);
  return restricted;
};

/**
 * Reads what is known of somebody who edits.
 * @throws Refusal `FORBIDDEN` if they may propose nothing
 */
export const readEditor = async (app: App, db: Database, userId: string): Promise<EditorRecord> => {
  const known = await knownEditor(app, db, userId);
  if (!known) throw accountGone('NOT_FOUND');
  requireNotBlocked(known.blockedFor);
  return known.editor;
};
