import { sql, type Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ListStatus } from '#slices/lists/values.ts';
import { workNotFound, workOf } from '#slices/lists/index.ts';
import { type ListRow, matchKey, matchTo, rememberDecision } from '#slices/exchange/index.ts';
import type { LibraryShow } from '#slices/scrobble/index.ts';
import { refusal } from '../reasons.ts';
import { RUN_LIST_IMPORT } from './job-name.ts';
import { learnShow } from './learn-show.ts';
import { previewDecided } from './preview.ts';
import { previewRemovals } from './remove-others.ts';
import { isOpen, isRead } from './row-conditions.ts';
import { lockReadImport, type ImportKey, type StoredImport } from './stored-import.ts';

/** A user's decision about an unmatched row: its work, or null to ignore it now and in later imports. */
export interface Decision extends ImportKey {
  number: number;
  workId: string | null;
}

const openRow = async (
  tx: Tx,
  { id, number }: Omit<Decision, 'workId'>,
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

/** Rows about which a decision was made are shown, or written like the others: when their import starts, or at once if it has finished. */
const goOn = async (
  app: App,
  tx: Tx,
  found: StoredImport,
  numbers: readonly number[],
): Promise<void> => {
  if (found.state === 'PREVIEW') {
    await previewDecided(app, tx, found, numbers);
    await previewRemovals(app, tx, found);
  }
  if (found.state !== 'FINISHED') return;
  await tx
    .updateTable('listfiles.list_import')
    .set({ state: 'RUNNING', stepped_at: app.clock.now(), fault: null, fault_reason: null })
    .where('id', '=', found.id)
    .execute();
  await app.jobs.enqueue(tx, RUN_LIST_IMPORT, { id: found.id });
};

/** A row with the work that it has after a decision. */
interface DecidedRow {
  number: number;
  said: ListRow;
  workId: string;
}

const takeRows = async (
  app: App,
  tx: Tx,
  id: string,
  decided: readonly DecidedRow[],
): Promise<void> => {
  const rows = decided.map(({ number, said, workId }) => {
    const { row, reason } = matchTo(app, said, workId);
    const { warnings } = row;
    return { number, said: row, work_id: workId, reason, warnings, outcome: reason && 'skipped' };
  });
  await sql`
    update listfiles.list_row set work_id = row.work_id, said = row.said, outcome = row.outcome, reason = row.reason, refused = null,
      warnings = row.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number integer, said jsonb, work_id uuid, outcome text, reason text,
      warnings text[])
    where list_row.import_id = ${id} and list_row.number = row.number`.execute(tx);
};

const lockDecided = async (tx: Tx, key: ImportKey): Promise<StoredImport> => {
  const found = await lockReadImport(tx, key);
  if (found.state === 'UNDONE') throw refusal('CONFLICT', 'IMPORT_UNDONE');
  return found;
};

/** Settles an unmatched row, and remembers the decision for later imports; for a show of a media server, also for what it tells of the show later. */
export const decideRow = async (app: App, tx: Tx, decision: Decision): Promise<void> => {
  const { userId, id, number, workId } = decision;
  const found = await lockDecided(tx, decision);
  const open = await openRow(tx, decision);
  const said = open.said as unknown as ListRow;
  const media = open.media as Media;
  if (workId !== null && !workOf(app, media, workId)) throw workNotFound(workId);
  const key = matchKey(said.ids, said.title);
  const at = app.clock.now();
  // An id says which work it is, so an answer would mean nothing to later imports.
  const isKnown = open.work_id !== null;
  if (key !== null && !isKnown) await rememberDecision(tx, { userId, media, key, workId, at });
  if (workId === null) {
    await tx
      .updateTable('listfiles.list_row')
      .set({ outcome: 'skipped', reason: 'ignored', refused: null })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute();
    return;
  }
  await takeRows(app, tx, id, [{ number, said, workId }]);
  const show = open.show as unknown as LibraryShow | null;
  if (show) await learnShow(app, tx, { ...decision, workId, show });
  await goOn(app, tx, found, [number]);
};

/** Says the status of a row whose own was not understood, and of every other row of the import with the same word. */
export const decideStatus = async (
  app: App,
  tx: Tx,
  { status, ...key }: ImportKey & { number: number; status: ListStatus },
): Promise<void> => {
  const found = await lockDecided(tx, key);
  const said = (await openRow(tx, key)).said as unknown as ListRow;
  const [word] = said.unread?.filter(({ field }) => field === 'status') ?? [];
  if (said.says.status !== undefined || !word)
    throw refusal('NOT_FOUND', 'IMPORT_ROW_SETTLED', { number: key.number });
  const { rows } = await sql<{ number: number; said: ListRow; work_id: string | null }>`
    update listfiles.list_row set said = jsonb_set(said, '{says,status}', ${JSON.stringify(status)}::jsonb)
    where import_id = ${key.id} and ${isOpen} and not ${isRead} and said -> 'unread' @> ${JSON.stringify([word])}::jsonb
    returning number, said, work_id`.execute(tx);
  const decided = rows.flatMap(({ work_id: workId, ...row }) =>
    workId === null ? [] : [{ ...row, workId }],
  );
  await takeRows(app, tx, key.id, decided);
  await goOn(
    app,
    tx,
    found,
    decided.map(({ number }) => number),
  );
};
