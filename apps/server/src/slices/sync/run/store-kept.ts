import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA_OF, type Media, type WorkKind } from '#slices/catalog/values.ts';
import type { ListPage } from '../connectors/reader.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { lastNumber } from './store-items.ts';
import { isWhole, type Run } from './stored-run.ts';

interface Kept {
  run: Run;
  linkId: string;
  media: Media;
  /** The service's ids of what is still there; null if all is that was. */
  ids: readonly string[] | null;
}

/** Adds the entries that are still there, as they were after the last run. */
const addKept = async (tx: Tx, { run, linkId, media, ids }: Kept): Promise<void> => {
  const last = await lastNumber(tx, run.id);
  await sql`
    insert into sync.run_row (run_id, number, media, work_id, remote_id, entry_id, remote)
    select ${run.id}::uuid, ${last} + row_number() over (order by work_id), media, work_id, remote_id, entry_id, remote
    from sync.pair where link_id = ${linkId} and media = ${media}
      and case when ${ids}::text[] is null then not is_lost else coalesce(entry_id, remote_id) = any(${ids}::text[]) end
    on conflict (run_id, media, remote_id) where remote_id is not null do nothing`.execute(tx);
};

/** Adds the entries that are not there any more, and were until now. */
const addLost = async (tx: Tx, { run, linkId, media, ids }: Kept): Promise<void> => {
  const last = await lastNumber(tx, run.id);
  await sql`
    insert into sync.run_row (run_id, number, media, work_id, remote_id, entry_id)
    select ${run.id}::uuid, ${last} + row_number() over (order by work_id), media, work_id, remote_id, entry_id
    from sync.pair where link_id = ${linkId} and media = ${media} and not is_lost
      and coalesce(entry_id, remote_id) <> all(${ids}::text[])
    on conflict (run_id, media, remote_id) where remote_id is not null do nothing`.execute(tx);
};

/**
 * Notes which entries are still at a service that only tells what changed: they are as they were after the last run. A run that looks at
 * everything takes all of them up, any other only those that are gone. Entries of unknown works that are no longer there are forgotten.
 */
export const storeKept = async (
  tx: Tx,
  { run, open }: { run: Run; open: OpenLink },
  { kind, kept }: { kind: WorkKind; kept: NonNullable<ListPage['kept']> },
): Promise<void> => {
  const { id: linkId, service } = open.link;
  const media = MEDIA_OF[kind];
  const ids = kept === 'all' ? null : [...kept];
  const about = { run, linkId, media, ids };
  if (isWhole(run)) await addKept(tx, about);
  else if (ids !== null) await addLost(tx, about);
  if (ids === null) return;
  await sql`delete from sync.unmapped where link_id = ${linkId} and media = ${media}
    and not coalesce(unmapped.ids->>${service}::text = any(${ids}::text[]), false)`.execute(tx);
};
