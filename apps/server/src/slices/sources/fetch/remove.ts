import { rm } from 'node:fs/promises';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { liftPaidUseBan } from '#slices/access/index.ts';
import { forgetDataSource, MEDIA } from '#slices/catalog/index.ts';
import { importMapping } from '#slices/mapping/index.ts';
import { forgetUnits } from '#slices/releases/index.ts';
import { inImport } from '../commands/import-run.ts';
import { retireLostRows } from '../commands/retire-rows.ts';
import type { AskedSource } from '../asked/asked-source.ts';
import { forgetAsked } from '../asked/rows.ts';
import { FILE_FORMATS, type MappingFormat } from '../mapping/format.ts';
import { ENDED, NO_FILE, WELL } from './columns.ts';
import type { FetchedSource } from './fetched-source.ts';
import { isAskedKey } from './keys.ts';
import type { Lease } from './lease.ts';
import { licensedSource } from './licensed.ts';
import { folderOf } from './store.ts';

/** A source is as if it had never been fetched. */
const NOTHING = {
  ...ENDED,
  ...WELL,
  ...NO_FILE,
  is_withdrawn: false,
  must_import: false,
  takes_smaller: false,
  fetched_at: null,
  changed_at: null,
  imported_at: null,
  version: null,
  rows: null,
  rows_added: null,
  rows_updated: null,
  rows_unchanged: null,
  rows_removed: null,
  refused: null,
  refusals: null,
  stated: null,
} as const;

/** Removes the rules and ids of a list, also of files of it that were imported by hand. */
const removeMapping = async (app: App, tx: Tx, format: MappingFormat): Promise<void> => {
  if (format === 'bangumi-data') return;
  const { source } = FILE_FORMATS[format];
  await importMapping(app, tx, { source, version: '', rules: [], episodes: [], entries: [] });
};

const removeRows = async (app: App, tx: Tx, source: FetchedSource | AskedSource): Promise<void> => {
  const { key, info } = source;
  for (const medium of MEDIA)
    await retireLostRows(app, tx, {
      medium,
      source: key,
      name: info.name,
      sourceIds: [],
      takesSmaller: true,
    });
  if ('into' in source && source.into.kind === 'mapping')
    await removeMapping(app, tx, source.into.format);
  if (isAskedKey(key)) {
    await forgetAsked(tx, key);
    await forgetUnits(app, tx, key);
  }
  await forgetDataSource(tx, key);
  await liftPaidUseBan(tx, info.name);
};

/** Removes everything a source gave: its files, and its rows in one transaction. Works that no other source names are hidden. */
export const removeSource = async (app: App, { key, runId, report }: Lease): Promise<void> => {
  const source = licensedSource(key);
  report({ stage: 'removing', done: 0, total: null });
  if ('location' in source) await rm(await folderOf(app, source), { recursive: true, force: true });
  await inImport(app, async (tx) => {
    await removeRows(app, tx, source);
    await tx
      .updateTable('sources.source')
      .set(NOTHING)
      .where('key', '=', key)
      .where('run_id', '=', runId)
      .execute();
  });
};
