import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA, type Media } from '#slices/catalog/words.ts';
import { asOneBatch, deleteOtherEntries } from '#slices/lists/index.ts';
import type { StoredImport } from './stored-import.ts';
import { BY_IMPORT } from './by-import.ts';

/** Works of one medium a file has, those of rows that cannot be read too; none where no row of this medium can. */
const worksOf = async (tx: Tx, importId: string, media: Media): Promise<Set<string>> => {
  const { rows } = await sql<{ work_id: string; is_read: boolean }>`
    select work_id, bool_or(said is not null) as is_read from listfiles.list_row
    where import_id = ${importId} and media = ${media} and work_id is not null group by work_id`.execute(
    tx,
  );
  return new Set(rows.some((row) => row.is_read) ? rows.map((row) => row.work_id) : []);
};

/**
 * Takes off the list what a file that replaces it does not have, or tells how much that would be; kinds it says nothing of stay.
 * Gives how many entries.
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

/** Notes with an import nobody started how many entries it would take off. */
export const previewRemovals = async (app: App, tx: Tx, previewed: StoredImport): Promise<void> => {
  const isReplacing = previewed.policy === 'replace-list';
  const removed = isReplacing ? await removeOthers(app, tx, previewed, { isDryRun: true }) : 0;
  await tx
    .updateTable('listfiles.list_import')
    .set({ removed_count: removed })
    .where('id', '=', previewed.id)
    .execute();
};
