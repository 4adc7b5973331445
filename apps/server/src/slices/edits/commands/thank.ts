import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '../reasons.ts';

/** Thanks for a revision, once. @throws Refusal `NOT_FOUND` */
export const thank = async (
  app: App,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  const known = await tx
    .selectFrom('edits.revision')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw refusal('NOT_FOUND', 'REVISION_NOT_FOUND');
  await tx
    .insertInto('edits.thanks')
    .values({ revision_id: id, user_id: userId, thanked_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
