import type { App } from '#platform/app.ts';
import type { Refusal } from '#platform/errors.ts';
import { ENDED, failed, WELL } from '../fetch/columns.ts';
import type { AskedKey } from '../fetch/keys.ts';
import type { Lease } from '../fetch/lease.ts';
import type { StoredSource } from '../fetch/stored.ts';

/** Ends a run that went well, or was ended from outside: the source is due again at `dueAt`. */
export const settleAsked = async (
  app: App,
  { key, runId }: Lease<AskedKey>,
  { dueAt, isWell, isListed }: { dueAt: Date; isWell: boolean; isListed: boolean },
): Promise<void> => {
  await app.db
    .updateTable('sources.source')
    .set({
      ...ENDED,
      due_at: dueAt,
      ...(isWell && WELL),
      ...(isListed && { fetched_at: app.clock.now() }),
    })
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .execute();
};

/** Ends a run in which the source gave no answers, and tries again later. */
export const settleSilence = async (
  app: App,
  { key, runId }: Lease<AskedKey>,
  { row, fault }: { row: StoredSource; fault: Refusal },
): Promise<void> => {
  await app.db
    .updateTable('sources.source')
    .set(failed(row, fault, app.clock.now()))
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .execute();
};
