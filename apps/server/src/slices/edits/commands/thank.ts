import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { readStanding } from '../editor.ts';
import { refusal } from '../reasons.ts';

/** Thanks for a revision of somebody else, once. @throws Refusal `NOT_FOUND`; `FORBIDDEN` for one’s own, and for those who are blocked */
export const thank = async (
  app: App,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  await readStanding(tx, userId);
  const known = await tx
    .selectFrom('edits.revision')
    .select('author_id as authorId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw refusal('NOT_FOUND', 'REVISION_NOT_FOUND');
  if (known.authorId === userId) throw refusal('FORBIDDEN', 'EDIT_OWN_THANKS');
  await tx
    .insertInto('edits.thanks')
    .values({ revision_id: id, user_id: userId, thanked_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
