import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import { retryTakenBack } from '../../inbox/retry.ts';
import { takeBackAll } from '../../pipeline/list.ts';
import { refusal } from '../../reasons.ts';
import { lockKnownShows } from '../lock-shows.ts';
import { withdrawFromOthers } from './withdraw-agreed.ts';

/** What is forgotten of a user's shows, and by whom. */
interface Forgetting {
  id: string;
  by: Writer;
}

/** Locks what an owner said of shows, before they take it back. @returns the names of those that are known, by id */
const lockSaid = async (
  tx: Tx,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<Map<string, string[]>> => {
  await lockWords(tx, userId);
  const { rows } = await sql<{ id: string; keys: string[] }>`
    select id, keys from scrobble.known_show where id = any(${ids}::uuid[])
      and token_id in (select id from scrobble.token where user_id = ${userId}::uuid) for update`.execute(
    tx,
  );
  await lockKnownShows(
    tx,
    rows.flatMap(({ keys }) => keys),
  );
  return new Map(rows.map(({ id, keys }) => [id, keys]));
};

/** Forgets those of some shows that are known, as `forgetKnownShow` does, all in one call, because shows are locked in one order. */
export const forgetShowsIfKnown = async (
  app: App,
  tx: Tx,
  { ids, by }: { ids: readonly string[]; by: Writer },
): Promise<void> => {
  if (ids.length === 0) return;
  const said = await lockSaid(tx, { ids, userId: by.userId });
  for (const [id, keys] of said) await forget(app, tx, { id, keys, by });
};

/** Takes back one word, whose show is locked. */
const forget = async (
  app: App,
  tx: Tx,
  { id, keys, by }: Forgetting & { keys: readonly string[] },
): Promise<void> => {
  const plays = await tx
    .selectFrom('scrobble.known_show_play')
    .select('batch_id')
    .where('known_show_id', '=', id)
    .execute();
  const batchIds = plays.map(({ batch_id: batchId }) => batchId);
  await takeBackAll(app, tx, by, batchIds);
  await tx.deleteFrom('scrobble.known_show').where('id', '=', id).execute();
  await retryTakenBack(app, tx, { userId: by.userId, batchIds });
  await withdrawFromOthers(app, tx, keys);
};

/**
 * Forgets which anime a show is: undoes all that was recorded because of it, and lets its deliveries of the last seven days wait again. It no
 * longer counts for others either: what was recorded there because of it waits again, too.
 * @throws Refusal `NOT_FOUND`.
 */
export const forgetKnownShow = async (app: App, tx: Tx, forgetting: Forgetting): Promise<void> => {
  const { id, by } = forgetting;
  const keys = (await lockSaid(tx, { ids: [id], userId: by.userId })).get(id);
  if (!keys) throw refusal('NOT_FOUND', 'KNOWN_SHOW_NOT_FOUND');
  await forget(app, tx, { id, keys, by });
};
