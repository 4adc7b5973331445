import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** Rows by the name of their table in the catalogue. */
type RowsByTable = Readonly<Record<string, readonly object[]>>;

/** Runs what changes several tables as one statement: each statement more is a way to the database and back. */
const runAll = async (
  tx: Tx,
  steps: readonly { table: string; step: RawBuilder<unknown> }[],
): Promise<void> => {
  if (steps.length === 0) return;
  const parts = steps.map(({ table, step }) => sql`${sql.ref(`${table}_rows`)} as (${step})`);
  await sql`with ${sql.join(parts)} select`.execute(tx);
};

/** Deletes the rows of some works in several tables. @param column names the work in each of them */
export const deleteChildRows = (
  tx: Tx,
  { tables, column, ids }: { tables: readonly string[]; column: string; ids: readonly string[] },
): Promise<void> =>
  runAll(
    tx,
    tables.map((table) => ({
      table,
      step: sql`delete from ${sql.table(`catalog.${table}`)} where ${sql.ref(column)} = any(${ids}::uuid[])`,
    })),
  );

/** Inserts rows in several tables. */
export const insertChildRows = (tx: Tx, rowsByTable: RowsByTable): Promise<void> =>
  runAll(
    tx,
    Object.entries(rowsByTable)
      .filter(([, rows]) => rows.length > 0)
      .map(([table, rows]) => {
        const name = sql.table(`catalog.${table}`);
        const step = sql`insert into ${name}
          select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`;
        return { table, step };
      }),
  );
