import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { sourceChanges } from '../change-topics.ts';

/** Where facts of the catalogue come from, and what must be said of it. */
export interface DataSource {
  key: string;
  name: string;
  version: string;
  /** `YYYY-MM-DD`: how recent the data is. */
  asOf: string;
  licence: string;
  attribution: string;
  url: string;
}

/** Notes which version of each source the catalogue holds now. */
export const recordDataSources = async (
  app: App,
  tx: Tx,
  sources: readonly DataSource[],
): Promise<void> => {
  for (const { asOf, ...source } of sources) {
    const row = { ...source, as_of: asOf, imported_at: app.clock.now() };
    await tx
      .insertInto('catalog.data_source')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
  if (sources.length > 0) await announceChange(tx, sourceChanges, null);
};

/** Notes that the catalogue holds nothing of a source any more. */
export const forgetDataSource = async (tx: Tx, key: string): Promise<void> => {
  await tx.deleteFrom('catalog.data_source').where('key', '=', key).execute();
  await announceChange(tx, sourceChanges, null);
};

/** The sources of the catalogue, by name. */
export const listDataSources = async ({
  db,
}: Pick<App, 'db'>): Promise<(DataSource & { importedAt: Date })[]> => {
  const rows = await db
    .selectFrom('catalog.data_source')
    .select(['key', 'name', 'version', 'as_of', 'licence', 'attribution', 'url', 'imported_at'])
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ as_of, imported_at, ...row }) => ({
    ...row,
    asOf: as_of,
    importedAt: imported_at,
  }));
};
