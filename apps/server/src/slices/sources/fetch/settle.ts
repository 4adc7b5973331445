import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { ENDED, failed, WELL } from './columns.ts';
import { nextRun } from './rules.ts';
import { FETCHED_SOURCES } from './registry.ts';
import type { Run, RunResult } from './run.ts';

const fileColumns = ({ file, isSame }: RunResult, now: Date) =>
  file && {
    etag: file.etag,
    last_modified: file.lastModified,
    checksum: file.checksum,
    bytes: file.bytes,
    ...(!isSame && { changed_at: now }),
  };

const rowColumns = ({ imported }: RunResult, now: Date) =>
  imported && {
    imported_at: now,
    must_import: false,
    rows: imported.rows,
    rows_added: imported.added,
    rows_updated: imported.updated,
    rows_unchanged: imported.unchanged,
    rows_removed: imported.removed,
    refused: imported.refused,
    refusals: JSON.stringify(imported.refusals),
  };

/** New works may be those that a mapping knows: the files of mappings are imported again soon. */
const MAPPING_KEYS = FETCHED_SOURCES.filter(({ into }) => into.kind === 'mapping').map(
  ({ key }) => key,
);

const bringsWorks = ({ source }: Run, { imported }: RunResult): boolean =>
  source.into.kind === 'catalogue' && imported !== null && imported.added > 0;

/** Writes down a run that went well. A run that lost its source to another writes nothing. */
export const settleSuccess = async (app: App, run: Run, result: RunResult): Promise<void> => {
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('sources.source')
      .set({
        ...ENDED,
        version: result.located.version,
        identity: result.located.identity,
        ...fileColumns(result, now),
        ...rowColumns(result, now),
        fetched_at: now,
        due_at: nextRun(now, run.source.everyDays, Math.random()),
        takes_smaller: false,
        ...WELL,
      })
      .where('key', '=', run.source.key)
      .where('run_id', '=', run.lease.runId)
      .execute();
    if (!bringsWorks(run, result)) return;
    await tx
      .updateTable('sources.source')
      .set({ must_import: true, due_at: now })
      .where('key', 'in', MAPPING_KEYS)
      .where('imported_at', 'is not', null)
      .where('run_id', 'is', null)
      .execute();
  });
};

/** Writes down why a run failed, and tries again later. */
export const settleFailure = async (app: App, run: Run, fault: Refusal): Promise<void> => {
  await app.db
    .updateTable('sources.source')
    .set(failed(run.row, fault, app.clock.now()))
    .where('key', '=', run.source.key)
    .where('run_id', '=', run.lease.runId)
    .execute();
};

/** Gives a source back whose run was ended from outside: it is due at once. */
export const settleStop = async (app: App, { source, lease }: Run): Promise<void> => {
  await app.db
    .updateTable('sources.source')
    .set({ ...ENDED, due_at: app.clock.now() })
    .where('key', '=', source.key)
    .where('run_id', '=', lease.runId)
    .execute();
};
