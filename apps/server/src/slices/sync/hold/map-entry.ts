import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { matchKey, rememberDecision } from '#slices/exchange/index.ts';
import { workOf } from '#slices/lists/index.ts';
import { lockOwnLink } from '../link/queries.ts';
import { refusal } from '../reasons.ts';

/** An entry of a service, and the work that its owner says it is; null: it is left out. */
export interface Mapping {
  userId: string;
  linkId: string;
  media: Media;
  remoteId: string;
  workId: string | null;
}

/** Remembers what an entry of a service is about, for runs and for list files. The next run reads the whole list. */
export const mapEntry = async (
  app: App,
  tx: Tx,
  { userId, linkId, media, remoteId, workId }: Mapping,
): Promise<void> => {
  await lockOwnLink(tx, { userId, id: linkId });
  if (workId !== null && !workOf(app, media, workId))
    throw refusal('NOT_FOUND', 'SYNC_WORK_UNKNOWN', { field: 'workId' });
  const row = await tx
    .deleteFrom('sync.unmapped')
    .where('link_id', '=', linkId)
    .where('media', '=', media)
    .where('remote_id', '=', remoteId)
    .returning(['ids', 'title'])
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'SYNC_HOLD_NOT_FOUND');
  const now = app.clock.now();
  const key = matchKey(row.ids as Record<string, string>, row.title);
  if (key !== null) await rememberDecision(tx, { userId, media, key, workId, at: now });
  await sql`update sync.link set read_at = null, pull_at = ${now}::timestamptz, due_at = ${now}::timestamptz
    where id = ${linkId} and confirmed_at is not null`.execute(tx);
};
