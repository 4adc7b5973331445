import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type Media, MEDIUM } from '#slices/catalog/values.ts';
import { remoteIdOf } from './missing.ts';
import type { Stepping } from './read-step.ts';
import { lastNumber, storeMissing } from './store-items.ts';

interface Edited {
  media: Media;
  workId: string;
}

/** Adds what was edited here and is known there. It is as it was after the last run, or the service would have said so. */
const addPaired = async (tx: Tx, { run, open }: Stepping, edited: readonly Edited[]) => {
  const last = await lastNumber(tx, run.id);
  await sql`
    insert into sync.run_row (run_id, number, media, work_id, remote_id, entry_id, remote)
    select ${run.id}::uuid, ${last} + row_number() over (order by work_id), media, work_id, remote_id, entry_id,
      case when not is_lost then remote end
    from sync.pair join jsonb_to_recordset(${JSON.stringify(edited)}::jsonb) as edited (media text, "workId" uuid)
      using (media) where link_id = ${open.link.id} and work_id = edited."workId"
    on conflict (run_id, media, remote_id) where remote_id is not null do nothing`.execute(tx);
};

/** Adds what was edited here to the rows of a run of a service that said what changed there. */
export const addEdited = async (app: App, tx: Tx, stepping: Stepping): Promise<void> => {
  const { run, open } = stepping;
  const { rows } = await sql<Edited & { isPaired: boolean }>`
    delete from sync.edited where link_id = ${open.link.id}
    returning media, work_id as "workId", exists (select from sync.pair where pair.link_id = edited.link_id
      and pair.media = edited.media and pair.work_id = edited.work_id) as "isPaired"`.execute(tx);
  if (rows.length === 0) return;
  await addPaired(
    tx,
    stepping,
    rows.filter(({ isPaired }) => isPaired),
  );
  const { service, connector } = open.configured;
  const { kinds } = connector.capabilities;
  const unknown = rows.flatMap(({ isPaired, media, workId }) => {
    const isTaken = !isPaired && kinds.includes(MEDIUM[media].kind);
    const remoteId = isTaken ? remoteIdOf(app, { service, media, workId }) : null;
    return remoteId === null ? [] : [{ media, workId, remoteId, entryId: null }];
  });
  await storeMissing(tx, run.id, unknown);
};
