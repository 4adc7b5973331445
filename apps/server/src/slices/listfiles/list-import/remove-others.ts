import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { asOneBatch, deleteOtherEntries } from '#slices/lists/index.ts';
import { isRead } from './row-conditions.ts';
import type { StoredImport } from './stored-import.ts';
import { BY_IMPORT } from './by-import.ts';

/** The works of one medium in a file, including those of unreadable rows. It is empty if no row of this medium can be read. */
const worksOf = async (tx: Tx, importId: string, media: Media): Promise<Set<string>> => {
  const { rows } = await sql<{ work_id: string; is_read: boolean }>`
    select work_id, bool_or(${isRead}) as is_read from listfiles.list_row
    where import_id = ${importId} and media = ${media} and work_id is not null group by work_id`.execute(
    tx,
  );
  return new Set(rows.some((row) => row.is_read) ? rows.map((row) => row.work_id) : []);
};

/**
 * Removes the entries that a replacing file does not have, or counts them. Entries of a kind that the file does not contain stay. @returns
 * the number of entries
 */
export const removeOthers = async (
  app: App,
  tx: Tx,
  { id, userId }: StoredImport,
  { isDryRun }: { isDryRun: boolean },
): Promise<number> => {
  const writer = { userId, ...BY_IMPORT, batchId: id, at: app.clock.now() } as const;
  return asOneBatch(app, tx, writer, async () => {
    let removed = 0;
    for (const media of MEDIA) {
      const keep = await worksOf(tx, id, media);
      if (keep.size > 0)
        removed += await deleteOtherEntries(tx, app, writer, { media, keep, isDryRun });
    }
    return removed;
  });
};

/** Stores how many entries an import would remove, before it starts. */
export const previewRemovals = async (app: App, tx: Tx, previewed: StoredImport): Promise<void> => {
  const isReplacing = previewed.policy === 'replace-list';
  const removed = isReplacing ? await removeOthers(app, tx, previewed, { isDryRun: true }) : 0;
  await tx
    .updateTable('listfiles.list_import')
    .set({ removed_count: removed })
    .where('id', '=', previewed.id)
    .execute();
};
