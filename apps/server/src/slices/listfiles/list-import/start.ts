import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { addCollections, type Collections } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import { packedBackup } from '../list-export/backup.ts';
import type { ImportPolicy } from '../rules/import-word.ts';
import { RUN_LIST_IMPORT } from './job-name.ts';
import { isRead } from './row-conditions.ts';
import { lockReadImport, type ImportKey, type StoredImport } from './stored-import.ts';
import { BY_IMPORT } from './by-import.ts';

const hasMatches = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('listfiles.list_row')
    .select('number')
    .where('import_id', '=', id)
    .where('work_id', 'is not', null)
    .where(isRead)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks an import as running. The caller decides who runs it. A list that will be replaced is backed up first. */
const markRunning = async (
  app: App,
  tx: Tx,
  { id, userId, state }: StoredImport,
  policy: ImportPolicy,
): Promise<void> => {
  if (state !== 'PREVIEW') throw refusal('CONFLICT', 'IMPORT_STARTED');
  const isReplacing = policy === 'replace-list';
  if (isReplacing && !(await hasMatches(tx, id)))
    throw refusal('BAD_USER_INPUT', 'IMPORT_WITHOUT_MATCH');
  const backup = isReplacing ? { backup: await packedBackup(app, tx, userId) } : {};
  await tx
    .updateTable('listfiles.list_import')
    .set({
      state: 'RUNNING',
      policy,
      removed_count: 0,
      stepped_at: app.clock.now(),
      ...backup,
    })
    .where('id', '=', id)
    .execute();
};

/** Adds the custom lists and favourites of the file, in their order, before its entries. */
const bringCollections = async (app: App, tx: Tx, { userId, id }: StoredImport): Promise<void> => {
  const { collections } = await tx
    .selectFrom('listfiles.list_import')
    .select('collections')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (collections === null) return;
  const writer = { userId, ...BY_IMPORT, batchId: id, at: app.clock.now() } as const;
  await addCollections(app, tx, writer, collections as unknown as Collections);
};

/** Starts a previewed import. `isInline`: the caller runs it, as commands do; otherwise a job does. */
export const startImport = async (
  app: App,
  tx: Tx,
  { policy, isInline = false, ...key }: ImportKey & { policy: ImportPolicy; isInline?: boolean },
): Promise<void> => {
  const found = await lockReadImport(tx, key);
  await markRunning(app, tx, found, policy);
  await bringCollections(app, tx, found);
  if (!isInline) await app.jobs.enqueue(tx, RUN_LIST_IMPORT, { id: key.id });
};
