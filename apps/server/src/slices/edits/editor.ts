import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { accountGone, findUser } from '#slices/accounts/index.ts';
import type { FieldGroup } from '#slices/catalog/index.ts';
import { refusal } from './reasons.ts';
import type { EditorRecord } from './rules/trust.ts';

const DAY_MS = 86_400_000;
/** In place of a group of fields: the user may propose nothing. */
export const EVERYTHING = 'EVERYTHING';

const decidedOf = async (db: Database, userId: string): Promise<EditorRecord['decided']> => {
  const { rows } = await sql<{ group: FieldGroup; accepted: number; rejected: number }>`
    select field_group as group, count(*) filter (where is_accepted)::integer as accepted,
      count(*) filter (where not is_accepted)::integer as rejected
    from edits.change join edits.proposal on id = proposal_id
    where author_id = ${userId} and is_accepted is not null group by field_group`.execute(db);
  return Object.fromEntries(rows.map(({ group, ...counts }) => [group, counts]));
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
  const user = await findUser(db, userId);
  if (!user || user.isDisabled) return undefined;
  const restrictions = await db
    .selectFrom('edits.restriction')
    .select(['field_group', 'reason'])
    .where('user_id', '=', userId)
    .execute();
  const block = restrictions.find(({ field_group: group }) => group === EVERYTHING);
  const editor = {
    role: user.role,
    ageDays: (app.clock.nowMs() - user.createdAt.getTime()) / DAY_MS,
    decided: await decidedOf(db, userId),
    distrusted: restrictions.map(({ field_group: group }) => group as FieldGroup),
  };
  return { editor, blockedFor: block?.reason ?? null };
};

/**
 * Reads what is known of somebody who edits.
 * @throws Refusal `FORBIDDEN` if they may propose nothing
 */
export const readEditor = async (app: App, db: Database, userId: string): Promise<EditorRecord> => {
  const known = await knownEditor(app, db, userId);
  if (!known) throw accountGone('NOT_FOUND');
  if (known.blockedFor !== null) {
    throw refusal('FORBIDDEN', 'EDIT_BLOCKED', { cause: known.blockedFor });
  }
  return known.editor;
};
