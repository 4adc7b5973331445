import { sql } from 'kysely';
import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import { react } from '#platform/events.ts';
import { listChanged } from '#slices/lists/index.ts';
import { connectedUsers } from './link/connected-users.ts';
import { QUIET_MS } from './rules/schedule.ts';

/** What of an entry services may hold. */
const EXCHANGED: ReadonlySet<string> = new Set([
  'status',
  'progress',
  'volumeProgress',
  'score',
  'repeatCount',
  'startedOn',
  'completedOn',
  'notes',
  'visibility',
]);

type ListChange = z.infer<typeof listChanged.schema>;

const noteEdited = async (app: App, { userId, batchId, at, works }: ListChange): Promise<void> => {
  const edited = works.filter(
    ({ outcome, fields }) => outcome === 'DELETED' || fields.some((field) => EXCHANGED.has(field)),
  );
  if (edited.length === 0) return;
  const pushAt = new Date(app.clock.nowMs() + QUIET_MS);
  await app.db.transaction().execute(async (tx) => {
    const { rows: links } = await sql<{ id: string }>`
      with edited as materialized (
        select id from sync.link where user_id = ${userId} and direction <> 'pull' and confirmed_at is not null
          and not exists (select from sync.run where run.link_id = link.id and run.id = ${batchId})
        order by id for no key update of link)
      update sync.link set push_at = ${pushAt}::timestamptz, due_at = least(due_at, ${pushAt}::timestamptz)
      from edited where link.id = edited.id returning link.id`.execute(tx);
    await sql`
      insert into sync.edited (link_id, media, work_id, edited_at)
      select link, media, work_id, ${at}::timestamptz
      from unnest(${links.map(({ id }) => id)}::uuid[]) link,
        jsonb_to_recordset(${JSON.stringify(edited.map(({ media, workId }) => ({ media, work_id: workId })))}::jsonb)
          as row (media text, work_id uuid)
      on conflict (link_id, media, work_id) do update set edited_at = greatest(edited.edited_at, excluded.edited_at)`.execute(
      tx,
    );
  });
};

/**
 * Notes what was edited here for all links of the owner that write there, except the link whose run wrote it. It is sent when its owner has
 * been quiet for a while. A process that does not know who has connections adds the job.
 */
export const noteEdits = react(
  listChanged,
  'sync.note-edits',
  noteEdited,
  (app, { userId }) => app.peek(connectedUsers)?.has(userId) ?? true,
);
