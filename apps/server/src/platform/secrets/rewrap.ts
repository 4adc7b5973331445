import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { replaceCanary } from './canary.ts';
import { rewrapPayloads } from './sealed-payload.ts';

/** A column of sealed boxes, as its slice declares it. */
export interface SealedColumn {
  /** `schema.table`. */
  table: string;
  /** The column that names a row, in the place too. */
  key: string;
  column: string;
  /** @param key as text; bytes as hexadecimal digits. @returns the place the boxes are sealed for. */
  place(key: string): string;
}

interface BoxRow {
  key: string | Buffer;
  box: Buffer;
}

const readBoxes = async (app: App, { table, key, column }: SealedColumn): Promise<BoxRow[]> => {
  const { rows } = await sql<BoxRow>`
    select ${sql.ref(key)} as key, ${sql.ref(column)} as box
    from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(app.db);
  return rows;
};

/** No two boxes are equal, so the update matches only the row that was read, and not one that was sealed again meanwhile. */
const rewrapRow = async (app: App, sealed: SealedColumn, { key, box }: BoxRow): Promise<void> => {
  const place = sealed.place(typeof key === 'string' ? key : key.toString('hex'));
  const next = app.secrets.seal(app.secrets.open(box, place), place);
  const column = sql.ref(sealed.column);
  await sql`update ${sql.table(sealed.table)} set ${column} = ${next}
    where ${column} = ${box}`.execute(app.db);
};

const rewrapColumn = async (app: App, sealed: SealedColumn): Promise<number> => {
  const boxes = await readBoxes(app, sealed);
  const old = boxes.filter(({ box }) => !app.secrets.isCurrent(box));
  for (const row of old) await rewrapRow(app, sealed, row);
  return old.length;
};

/** How many boxes of a column were sealed again. */
export interface Rewrapped {
  table: string;
  column: string;
  rewrapped: number;
}

/**
 * Seals all boxes of other keys again with the first master key. Afterwards the others may be removed.
 * @returns how many boxes of each column were sealed again
 */
export const rewrap = async (app: App, columns: readonly SealedColumn[]): Promise<Rewrapped[]> => {
  const counts: Rewrapped[] = [];
  for (const sealed of columns) {
    const { table, column } = sealed;
    counts.push({ table, column, rewrapped: await rewrapColumn(app, sealed) });
  }
  counts.push({ table: 'jobs', column: 'data', rewrapped: await rewrapPayloads(app) });
  await replaceCanary(app);
  return counts;
};
