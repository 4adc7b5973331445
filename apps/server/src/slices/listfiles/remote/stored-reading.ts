import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { Refusal } from '#platform/errors.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { storableText } from '#platform/text.ts';
import { nameOfLibrary } from '#slices/scrobble/index.ts';
import { LIBRARY } from '../formats/list-format.ts';
import { previewReading } from '../list-import/preview.ts';
import { forgetUnstarted } from '../list-import/stage.ts';
import type { ImportKey } from '../list-import/stored-import.ts';
import { storeRows } from '../list-import/stored-row.ts';
import type { ReadList } from '../read-list.ts';

const POLICY = 'file-wins';

/** Somebody's media server, by the id of its webhook token. */
export interface OwnLibrary {
  userId: string;
  serverId: string;
}

/** The import for which a media server of a user is being read; null if it is not. */
export const readingOf = async (
  db: Database,
  { userId, serverId }: OwnLibrary,
): Promise<string | null> => {
  const row = await db
    .selectFrom('listfiles.list_import')
    .select('id')
    .where('user_id', '=', userId)
    .where('library_id', '=', serverId)
    .where('state', '=', 'READING')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Lets a reading go on in the background, from what it has learned since it began. @returns the import's id */
export const goOnReading = async (app: App, own: OwnLibrary, since: Date): Promise<string> => {
  const id = app.ids.next();
  const { userId, serverId } = own;
  const name = await nameOfLibrary(app, { id: serverId, userId });
  await app.db
    .insertInto('listfiles.list_import')
    .values({
      id,
      user_id: userId,
      library_id: serverId,
      format: LIBRARY,
      file_name: storableText(name, 255),
      state: 'READING',
      policy: POLICY,
      row_count: 0,
      created_at: since,
      stepped_at: since,
    })
    // Somebody who asks twice gets the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readingOf(app.db, own)) ?? id;
};

/** Stores how far a reading is, and that it goes on. */
export const noteReading = async (
  app: App,
  id: string,
  { until, shows }: { until: Date; shows: { done: number; total: number } | null },
): Promise<void> => {
  await app.db
    .updateTable('listfiles.list_import')
    .set({ stepped_at: until, ...(shows && { read_done: shows.done, read_total: shows.total }) })
    .where('id', '=', id)
    .where('state', '=', 'READING')
    .execute();
};

/** Ends a reading that is refused. */
export const refuseReading = async (app: App, id: string, refused: Refusal): Promise<void> => {
  await app.db
    .updateTable('listfiles.list_import')
    .set({
      state: 'REFUSED',
      fault: storableText(refused.message, 1000),
      fault_reason: reasonColumn(refused),
    })
    .where('id', '=', id)
    .where('state', '=', 'READING')
    .execute();
};

/** Stores the rows of a reading in place of those of an attempt that was cut. @returns how many; null if its owner has discarded it since */
const replaceRows = (app: App, id: string, list: ReadList): Promise<number | null> =>
  app.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('listfiles.list_import')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'READING')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    await tx.deleteFrom('listfiles.list_row').where('import_id', '=', id).execute();
    return storeRows(tx, id, list);
  });

/** Makes what was read a preview. */
export const endReading = async (
  app: App,
  { id, userId }: ImportKey,
  list: ReadList,
): Promise<void> => {
  const rowCount = await replaceRows(app, id, list);
  if (rowCount === null) return;
  await previewReading(app, { id, userId, policy: POLICY });
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('listfiles.list_import')
      .set({ state: 'PREVIEW', row_count: rowCount, collections: JSON.stringify(list.collections) })
      .where('id', '=', id)
      .where('state', '=', 'READING')
      .execute();
    await forgetUnstarted(tx, userId);
  });
};
