import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { lockWords } from '../../corrections/lock-words.ts';
import { retryOfShow, retryTakenBack } from '../../inbox/retry.ts';
import { takeBackAll } from '../../pipeline/list.ts';
import { refusal } from '../../reasons.ts';
import { lockKnownShows } from '../lock-shows.ts';
import { otherServers } from '../other-servers.ts';
import { isSharedKey } from '../rules/show-keys.ts';
import { withdrawFromOthers } from './withdraw-agreed.ts';

/** What is forgotten of a user's shows, and by whom. */
interface Forgetting {
  id: string;
  by: Writer;
}

/** What an owner said of a show. */
interface Said {
  id: string;
  /** The server at which it was said. */
  tokenId: string;
  keys: string[];
}

/** Locks what an owner said of shows, before they take it back. @returns those that are known */
const lockSaid = async (
  tx: Tx,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<Said[]> => {
  await lockWords(tx, userId);
  const { rows } = await sql<Said>`
    select id, token_id as "tokenId", keys from scrobble.known_show where id = any(${ids}::uuid[])
      and token_id in (select id from scrobble.token where user_id = ${userId}::uuid) for update`.execute(
    tx,
  );
  await lockKnownShows(
    tx,
    rows.flatMap(({ keys }) => keys),
  );
  return rows;
};

/** Has the episodes of a show looked at again that had no place in what it was said to be, at every server of its owner. */
const retryUnplaced = async (
  app: App,
  tx: Tx,
  { userId, tokenId, keys }: Omit<Said, 'id'> & { userId: string },
): Promise<void> => {
  await retryOfShow(app, tx, { tokenId, keys });
  const shared = keys.filter(isSharedKey);
  if (shared.length === 0) return;
  for (const id of await otherServers(tx, { id: tokenId, userId }))
    await retryOfShow(app, tx, { tokenId: id, keys: shared });
};

/** Forgets those of some shows that are known, as `forgetKnownShow` does, all in one call, because shows are locked in one order. */
export const forgetShowsIfKnown = async (
  app: App,
  tx: Tx,
  { ids, by }: { ids: readonly string[]; by: Writer },
): Promise<void> => {
  if (ids.length === 0) return;
  const said = await lockSaid(tx, { ids, userId: by.userId });
  for (const word of said) await forget(app, tx, { ...word, by });
};

/** Takes back one word, whose show is locked. */
const forget = async (app: App, tx: Tx, { by, ...word }: Said & { by: Writer }): Promise<void> => {
  const { userId } = by;
  const plays = await tx
    .selectFrom('scrobble.known_show_play')
    .select('batch_id')
    .where('known_show_id', '=', word.id)
    .execute();
  const batchIds = plays.map(({ batch_id: batchId }) => batchId);
  await takeBackAll(app, tx, by, batchIds);
  await tx.deleteFrom('scrobble.known_show').where('id', '=', word.id).execute();
  await retryTakenBack(app, tx, { userId, batchIds });
  await retryUnplaced(app, tx, { userId, ...word });
  await withdrawFromOthers(app, tx, word.keys);
};

/**
 * Forgets which anime a show is: undoes all that was recorded because of it, and lets its deliveries of the last seven days wait again. It no
 * longer counts for others either: what was recorded there because of it waits again, too.
 * @throws Refusal `NOT_FOUND`.
 */
export const forgetKnownShow = async (app: App, tx: Tx, forgetting: Forgetting): Promise<void> => {
  const { id, by } = forgetting;
  const [word] = await lockSaid(tx, { ids: [id], userId: by.userId });
  if (!word) throw refusal('NOT_FOUND', 'KNOWN_SHOW_NOT_FOUND');
  await forget(app, tx, { ...word, by });
};
