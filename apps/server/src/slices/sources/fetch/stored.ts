import type { Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, DB } from '#platform/database/index.ts';
import { NO_FILE } from './columns.ts';
import { isSourceKey, SOURCE_KEYS, type SourceKey } from './keys.ts';
import { firstRun, type Permission } from './rules.ts';

/** The row of a source. */
export type StoredSource = Selectable<DB['sources.source']> & { key: SourceKey };

/** Gives every source a row; one that is new to the instance is due soon. */
export const ensureRows = async (app: App, db: Database = app.db): Promise<void> => {
  const now = app.clock.now();
  await db
    .insertInto('sources.source')
    .values(SOURCE_KEYS.map((key) => ({ key, due_at: firstRun(now, Math.random()) })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

/** All rows by their keys; those of sources that this version does not know are left out. */
export const readRows = async (db: Database): Promise<Map<SourceKey, StoredSource>> => {
  const rows = await db.selectFrom('sources.source').selectAll().execute();
  return new Map(
    rows.flatMap((row) => (isSourceKey(row.key) ? [[row.key, { ...row, key: row.key }]] : [])),
  );
};

export const readRow = async (db: Database, key: SourceKey): Promise<StoredSource> => {
  const row = await db
    .selectFrom('sources.source')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { ...row, key };
};

/** Forgets which file a source had last, so that the next run fetches it whole. */
export const forgetFile = async (db: Database, key: SourceKey): Promise<void> => {
  await db.updateTable('sources.source').set(NO_FILE).where('key', '=', key).execute();
};

export const permissionOf = ({ is_off, consent_terms }: StoredSource): Permission => ({
  isOff: is_off,
  consentTerms: consent_terms,
});
