import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type Media, MEDIUM } from '#slices/catalog/values.ts';
import type { RemoteEntry } from '../connectors/connector.ts';
import { readRemote } from '../link/read-remote.ts';
import { markWorking } from '../link/set-back.ts';
import { endReading } from './end-reading.ts';
import { failStep } from './fail-step.ts';
import { remoteIdOf } from './missing.ts';
import type { Stepping } from './read-step.ts';
import { storeItems, storeMissing } from './store-items.ts';
import { lockRun, updateRun } from './stored-run.ts';

interface Edited {
  media: Media;
  workId: string;
  editedAt: Date;
  remoteId: string | null;
  entryId: string | null;
}

/** A work that was edited here, and its id there as far as a pair says. */
const nextEdited = async (app: App, linkId: string): Promise<Edited | undefined> => {
  const { rows } = await sql<Edited>`
    select edited.media, edited.work_id as "workId", edited_at as "editedAt", remote_id as "remoteId", entry_id as "entryId"
    from sync.edited left join sync.pair using (link_id, media, work_id)
    where link_id = ${linkId} order by edited_at, work_id limit 1`.execute(app.db);
  return rows[0];
};

/** An edit that was made meanwhile stays. */
const forget = async (
  tx: Tx,
  linkId: string,
  { media, workId, editedAt }: Edited,
): Promise<void> => {
  await sql`delete from sync.edited where link_id = ${linkId} and media = ${media} and work_id = ${workId}
    and edited_at <= ${editedAt}`.execute(tx);
};

const store = async (
  app: App,
  { run, open }: Stepping,
  { edited, found }: { edited: Edited; found: RemoteEntry | null },
): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    if (found) {
      await storeItems(tx, run.id, [found]);
      await sql`update sync.run_row set work_id = ${edited.workId}::uuid
        where run_id = ${run.id} and media = ${edited.media} and remote_id = ${found.workId}`.execute(
        tx,
      );
    } else if (edited.remoteId !== null) await storeMissing(tx, run.id, [edited]);
    await forget(tx, open.link.id, edited);
    await updateRun(tx, run.id, { readCount: run.readCount + 1, dueAt: app.clock.now() });
  });

/** Reads one entry that was edited here, as the service has it now. */
export const pushStep = async (app: App, stepping: Stepping): Promise<void> => {
  const { open, signal } = stepping;
  const edited = await nextEdited(app, open.link.id);
  if (!edited) return endReading(app, stepping);
  const { service } = open.configured;
  const remoteId = edited.remoteId ?? remoteIdOf(app, { service, ...edited });
  const about = { ...edited, remoteId };
  if (remoteId === null) return store(app, stepping, { edited: about, found: null });
  const of = { kind: MEDIUM[edited.media].kind, workId: remoteId, entryId: edited.entryId };
  const { found, answer } = await readRemote(app, open, of, { urgency: 'background', signal });
  if (found === undefined) return failStep(app, stepping, answer);
  await app.db.transaction().execute((tx) => markWorking(tx, app, open, answer.callsPerMinute));
  await store(app, stepping, { edited: about, found });
};
