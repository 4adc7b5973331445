import { sql, type Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { workNotFound, workOf } from '#slices/lists/index.ts';
import { type ListRow, matchKey, matchTo, rememberDecision } from '#slices/exchange/index.ts';
import type { LibraryShow } from '#slices/scrobble/index.ts';
import { refusal } from '../reasons.ts';
import { RUN_LIST_IMPORT } from './job-name.ts';
import { learnShow } from './learn-show.ts';
import { previewRemovals } from './remove-others.ts';
import { lockReadImport, type ImportKey, type StoredImport } from './stored-import.ts';

/** A user's decision about an unmatched row: its work, or null to ignore it now and in later imports. */
export interface Decision extends ImportKey {
  number: number;
  workId: string | null;
}

const openRow = async (
  tx: Tx,
  { id, number }: Decision,
): Promise<Selectable<DB['listfiles.list_row']>> => {
  const row = await tx
    .selectFrom('listfiles.list_row')
    .selectAll()
    .where('import_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row?.said || row.is_written || (row.work_id !== null && row.outcome !== 'skipped'))
    throw refusal('NOT_FOUND', 'IMPORT_ROW_SETTLED', { number });
  return row;
};

/** A row that was matched is written like the others: when its import starts, or at once if it has finished. */
const goOn = async (app: App, tx: Tx, { id, state }: StoredImport): Promise<void> => {
  if (state !== 'FINISHED') return;
  await tx
    .updateTable('listfiles.list_import')
    .set({ state: 'RUNNING', stepped_at: app.clock.now(), fault: null, fault_reason: null })
    .where('id', '=', id)
    .execute();
  await app.jobs.enqueue(tx, RUN_LIST_IMPORT, { id });
};

const takeWork = async (
  app: App,
  tx: Tx,
  { id, number, workId, said }: Decision & { workId: string; said: ListRow },
): Promise<void> => {
  const { row } = matchTo(app, said, workId);
  await sql`
    update listfiles.list_row set work_id = ${workId}, said = ${JSON.stringify(row)}::jsonb, outcome = null, reason = null, refused = null,
      warnings = ${row.warnings}::text[]
    where import_id = ${id} and number = ${number}`.execute(tx);
};

/** Settles an unmatched row, and remembers the decision for later imports; for a show of a media server, also for what it tells of the show later. */
export const decideRow = async (app: App, tx: Tx, decision: Decision): Promise<void> => {
  const { userId, id, number, workId } = decision;
  const found = await lockReadImport(tx, decision);
  if (found.state === 'UNDONE') throw refusal('CONFLICT', 'IMPORT_UNDONE');
  const open = await openRow(tx, decision);
  const said = open.said as unknown as ListRow;
  const media = open.media as Media;
  if (workId !== null && !workOf(app, media, workId)) throw workNotFound(workId);
  const key = matchKey(said.ids, said.title);
  const at = app.clock.now();
  if (key !== null) await rememberDecision(tx, { userId, media, key, workId, at });
  if (workId === null) {
    await tx
      .updateTable('listfiles.list_row')
      .set({ outcome: 'skipped', reason: 'ignored', refused: null })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute();
    return;
  }
  await takeWork(app, tx, { ...decision, workId, said });
  const show = open.show as unknown as LibraryShow | null;
  if (show) await learnShow(app, tx, { ...decision, workId, show });
  if (found.state === 'PREVIEW') await previewRemovals(app, tx, found);
  await goOn(app, tx, found);
};
