import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';

interface Restricting {
  userId: string;
  /** Groups of fields, or `EVERYTHING`; none lifts what was set before. */
  groups: readonly string[];
  reason: string;
  by: string;
}

/** Sets what somebody may not change without review, in place of what was set before. */
export const restrictEditor = async (
  app: App,
  tx: Tx,
  { userId, groups, reason, by }: Restricting,
): Promise<void> => {
  await tx.deleteFrom('edits.restriction').where('user_id', '=', userId).execute();
  if (groups.length === 0) return;
  const row = { user_id: userId, reason, set_by: by, set_at: app.clock.now() };
  await tx
    .insertInto('edits.restriction')
    .values(groups.map((group) => ({ ...row, field_group: group })))
    .execute();
};
