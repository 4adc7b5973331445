import type { Database } from '#platform/database/index.ts';
import type { FieldGroup } from '#slices/catalog/index.ts';
import { EVERYTHING } from '../editor.ts';

/** What somebody may not change without review, and why. */
export interface Restriction {
  groups: FieldGroup[];
  mayPropose: boolean;
  reason: string;
  setAt: Date;
}

/** The restriction of a user; null if there is none. */
export const restrictionOf = async (db: Database, userId: string): Promise<Restriction | null> => {
  const rows = await db
    .selectFrom('edits.restriction')
    .select(['field_group as group', 'reason', 'set_at as setAt'])
    .where('user_id', '=', userId)
    .orderBy('field_group')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const groups = rows.map(({ group }) => group).filter((group) => group !== EVERYTHING);
  const mayPropose = groups.length === rows.length;
  return { groups: groups as FieldGroup[], mayPropose, reason: first.reason, setAt: first.setAt };
};
