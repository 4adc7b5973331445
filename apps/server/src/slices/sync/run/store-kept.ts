import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA_OF, type WorkKind } from '#slices/catalog/values.ts';
import type { ListPage } from '../connectors/reader.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { lastNumber } from './store-items.ts';
import type { Run } from './stored-run.ts';

/**
 * Notes which entries are still at a service that only tells what changed: they are as they were after the last run. Entries of unknown works
 * that are no longer there are forgotten.
 */
export const storeKept = async (
  tx: Tx,
  { run, open }: { run: Run; open: OpenLink },
  { kind, kept }: { kind: WorkKind; kept: NonNullable<ListPage['kept']> },
): Promise<void> => {
  const { id: linkId, service } = open.link;
  const media = MEDIA_OF[kind];
  const ids = kept === 'all' ? null : [...kept];
  const last = await lastNumber(tx, run.id);
  await sql`
    insert into sync.run_row (run_id, number, media, work_id, remote_id, entry_id, remote)
    select ${run.id}::uuid, ${last} + row_number() over (order by work_id), media, work_id, remote_id, entry_id, remote
    from sync.pair where link_id = ${linkId} and media = ${media}
      and (${ids}::text[] is null or coalesce(entry_id, remote_id) = any(${ids}::text[]))
    on conflict (run_id, media, remote_id) where remote_id is not null do nothing`.execute(tx);
  if (ids === null) return;
  await sql`delete from sync.unmapped where link_id = ${linkId} and media = ${media}
    and not coalesce(unmapped.ids->>${service}::text = any(${ids}::text[]), false)`.execute(tx);
};
