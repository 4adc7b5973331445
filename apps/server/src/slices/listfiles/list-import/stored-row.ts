import { sql, type Selectable } from 'kysely';
import type { Database, DB, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ListRow, MatchedRow, MatchedSkip } from '#slices/exchange/index.ts';
import type { ReadList, ReadRow } from '../read-list.ts';
import { isToWrite } from './row-conditions.ts';
import type { RowVerdict } from './write-rows.ts';

const CHUNK = 1000;

/** A row with a work that waits to be written. */
export interface WaitingRow extends MatchedRow {
  number: number;
  workId: string;
}

const matchedColumns = ({ row, media, workId, suggestions, reason, show }: ReadRow) => ({
  line: row.line,
  media,
  title: row.title,
  said: row,
  warnings: row.warnings,
  work_id: workId,
  suggestions,
  outcome: reason === null ? null : 'skipped',
  reason,
  show: show ?? null,
});

const skippedColumns = ({ line, media, title, workId, reason }: MatchedSkip) => ({
  line,
  media,
  title,
  said: null,
  warnings: [],
  work_id: workId,
  suggestions: [],
  outcome: 'skipped',
  reason,
  show: null,
});

/** Stores the rows of a file, in the order of its lines. @returns the number of rows */
export const storeRows = async (tx: Tx, importId: string, list: ReadList): Promise<number> => {
  const columns = [...list.rows.map(matchedColumns), ...list.skipped.map(skippedColumns)]
    .toSorted((a, b) => a.line - b.line)
    .map((row, index) => ({ number: index + 1, ...row }));
  for (let at = 0; at < columns.length; at += CHUNK) {
    await sql`
      insert into listfiles.list_row (import_id, number, line, media, title, said, warnings, work_id, suggestions, outcome, reason, show)
      select ${importId}::uuid, number, line, media, title, said, warnings, work_id, suggestions, outcome, reason, show
      from jsonb_to_recordset(${JSON.stringify(columns.slice(at, at + CHUNK))}::jsonb) as row (number integer, line integer,
        media text, title text, said jsonb, warnings text[], work_id uuid, suggestions uuid[], outcome text, reason text, show jsonb)`.execute(
      tx,
    );
  }
  return columns.length;
};

/** The next rows to write, after a row number, or those of the given numbers. */
export const waitingRows = async (
  db: Database,
  {
    importId,
    after = 0,
    limit,
    numbers,
  }: { importId: string; after?: number; limit?: number; numbers?: readonly number[] },
): Promise<WaitingRow[]> => {
  const isOne = numbers ? sql`number = any(${numbers}::int[])` : sql`number > ${after}`;
  const { rows } = await sql<Selectable<DB['listfiles.list_row']>>`
    select * from listfiles.list_row
    where import_id = ${importId} and ${isToWrite} and ${isOne}
    order by number limit ${limit ?? null}`.execute(db);
  return rows.map((row) => ({
    number: row.number,
    row: row.said as unknown as ListRow,
    media: row.media as Media,
    workId: row.work_id as string,
    suggestions: [],
    reason: null,
  }));
};

/** Stores the outcomes of rows, or what they would be. */
export const noteVerdicts = async (
  tx: Tx,
  importId: string,
  {
    rows,
    verdicts,
    isWritten,
  }: { rows: readonly WaitingRow[]; verdicts: readonly RowVerdict[]; isWritten: boolean },
): Promise<void> => {
  const noted = rows.map(({ number, row }, index) => ({
    number,
    ...verdicts[index],
    warnings: [...new Set([...row.warnings, ...(verdicts[index]?.warnings ?? [])])],
  }));
  await sql`
    update listfiles.list_row set outcome = row.outcome, reason = row.reason, refused = row.refused, warnings = row.warnings, becomes = row.becomes,
      is_written = ${isWritten}
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as row (number integer, outcome text, reason text,
      refused jsonb, warnings text[], becomes jsonb)
    where list_row.import_id = ${importId} and list_row.number = row.number`.execute(tx);
};
