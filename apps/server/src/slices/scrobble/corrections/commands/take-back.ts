import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { retryTakenBack } from '../../inbox/retry.ts';
import { takeBackAll } from '../../pipeline/list.ts';
import { forgetCorrection } from '../correction.ts';

/** What was recorded because of a correction, in the last seven days. */
const batchesOf = async (tx: Tx, id: string): Promise<string[]> => {
  const { rows } = await sql<{ batchId: string }>`
    select batch_id as "batchId" from scrobble.inbox
    join scrobble.correction on correction.token_id = inbox.token_id and correction.id = ${id}::uuid
    cross join lateral (select summary -> 'matches' -> 0 as match) as first
    where batch_id is not null and summary -> 'showKeys' ? correction.show_key
      and match ->> 'by' in ('owner', 'correction')
      and coalesce(match ->> 'animeId', match ->> 'mangaId') = coalesce(anime_id, manga_id)::text`.execute(
    tx,
  );
  return rows.map(({ batchId }) => batchId);
};

/** Takes a correction of a user back, and what was recorded because of it. That waits for another word, or is matched as before. */
export const takeBackCorrection = async (
  app: App,
  tx: Tx,
  { id, by }: { id: string; by: Writer },
): Promise<void> => {
  const { userId } = by;
  const batchIds = await batchesOf(tx, id);
  if (!(await forgetCorrection(tx, { id, userId }))) return;
  await takeBackAll(app, tx, by, batchIds);
  await retryTakenBack(app, tx, { userId, batchIds });
};
