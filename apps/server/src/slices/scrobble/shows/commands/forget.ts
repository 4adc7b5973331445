import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import { retryTakenBack } from '../../inbox/retry.ts';
import { takeBackAll } from '../../pipeline/list.ts';
import { refusal } from '../../reasons.ts';
import { withdrawFromOthers } from './withdraw-agreed.ts';

/** What is forgotten of a user's shows, and by whom. */
interface Forgetting {
  id: string;
  by: Writer;
}

/** As `forgetKnownShow`. @returns whether it was known */
export const forgetShowIfKnown = async (
  app: App,
  tx: Tx,
  { id, by }: Forgetting,
): Promise<boolean> => {
  const { userId } = by;
  await lockWords(tx, userId);
  const { rows } = await sql<{ keys: string[] }>`
    select keys from scrobble.known_show where id = ${id}::uuid
      and token_id in (select id from scrobble.token where user_id = ${userId}::uuid) for update`.execute(
    tx,
  );
  const [word] = rows;
  if (!word) return false;
  const plays = await tx
    .selectFrom('scrobble.known_show_play')
    .select('batch_id')
    .where('known_show_id', '=', id)
    .execute();
  const batchIds = plays.map(({ batch_id: batchId }) => batchId);
  await takeBackAll(app, tx, by, batchIds);
  await tx.deleteFrom('scrobble.known_show').where('id', '=', id).execute();
  await retryTakenBack(app, tx, { userId, batchIds });
  await withdrawFromOthers(app, tx, word.keys);
  return true;
};

/**
 * Forgets which anime a show is: undoes all that was recorded because of it, and lets its deliveries of the last seven days wait again. It no
 * longer counts for others either: what was recorded there because of it waits again, too.
 * @throws Refusal `NOT_FOUND`.
 */
export const forgetKnownShow = async (app: App, tx: Tx, forgetting: Forgetting): Promise<void> => {
  if (!(await forgetShowIfKnown(app, tx, forgetting)))
    throw refusal('NOT_FOUND', 'KNOWN_SHOW_NOT_FOUND');
};
