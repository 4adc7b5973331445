import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { giveNotice, takeSubjectNotice } from '#slices/profiles/index.ts';
import type { OpenLink } from '../link/ask-link.ts';
import type { FieldValue } from '../rules/merge/entry.ts';
import { type Asked, type Decision, isSameQuestion } from '../rules/merge/decide-holds.ts';
import { pairKey } from './pair.ts';

/** A hold as it is stored. */
interface StoredHold {
  media: string;
  work_id: string;
  field: string;
  here: FieldValue | null;
  there: FieldValue | null;
  decision: Decision;
}

/** What the owner of a link decided about the holds of some works. */
export type DecisionsOfWorks = (media: string, workId: string) => (asked: Asked) => Decision;

export const decisionsOfWorks = async (
  db: Database,
  linkId: string,
  workIds: readonly string[],
): Promise<DecisionsOfWorks> => {
  const { rows } = await sql<StoredHold>`
    select media, work_id, field, here, there, decision from sync.hold
    where link_id = ${linkId} and work_id = any(${workIds}::uuid[])`.execute(db);
  const known = new Map(
    rows.map((row) => [`${pairKey(row.media, row.work_id)}/${row.field}`, row]),
  );
  return (media, workId) => (asked) => {
    const hold = known.get(`${pairKey(media, workId)}/${asked.field}`);
    const values = hold && { here: hold.here ?? undefined, there: hold.there ?? undefined };
    return hold && values && isSameQuestion(values, asked) ? hold.decision : 'open';
  };
};

/** The holds of works after a run: those that are gone are deleted, and those whose values changed are open again. */
export const storeHolds = async (
  app: App,
  tx: Tx,
  linkId: string,
  works: readonly { media: string; workId: string; holds: readonly Asked[] }[],
): Promise<void> => {
  const rows = works.flatMap(({ media, workId, holds }) =>
    holds.map(({ field, reason, here, there }) => ({
      id: app.ids.next(),
      media,
      work_id: workId,
      field,
      reason,
      here: here ?? null,
      there: there ?? null,
    })),
  );
  const kept = rows.map(
    ({ media, work_id: workId, field }) => `${pairKey(media, workId)}/${field}`,
  );
  await sql`delete from sync.hold where link_id = ${linkId} and work_id = any(${works.map(({ workId }) => workId)}::uuid[])
    and media || '/' || work_id || '/' || field <> all(${kept}::text[]) and decision <> 'leave'`.execute(
    tx,
  );
  if (rows.length === 0) return;
  await sql`
    insert into sync.hold as known (id, link_id, media, work_id, field, reason, here, there, created_at)
    select id, ${linkId}::uuid, media, work_id, field, reason, coalesce(here, 'null'), coalesce(there, 'null'), ${app.clock.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, media text, work_id uuid, field text, reason text,
      here jsonb, there jsonb)
    on conflict (link_id, media, work_id, field) do update set (reason, here, there, decision, created_at, decided_at) =
      (excluded.reason, excluded.here, excluded.there, 'open', excluded.created_at, null)
    where (known.here, known.there) is distinct from (excluded.here, excluded.there)`.execute(tx);
};

/** Tells the owner of a link that there are questions, once until all are answered. */
export const tellOfHolds = async (
  app: App,
  tx: Tx,
  { link, configured }: OpenLink,
): Promise<void> => {
  const { rows } = await sql<{ open: number; told: number }>`
    select (select count(*)::int from sync.hold where link_id = ${link.id} and decision = 'open') as open,
      (select count(*)::int from sync.hold where link_id = ${link.id} and decision = 'open' and created_at < ${app.clock.now()}) as told`.execute(
    tx,
  );
  const { open = 0, told = 0 } = rows[0] ?? {};
  const about = { userId: link.userId, kind: 'SYNC_QUESTIONS' as const };
  if (open === 0)
    await takeSubjectNotice(tx, {
      userId: link.userId,
      subjectId: link.id,
      kinds: ['SYNC_QUESTIONS'],
    });
  else if (told === 0)
    await giveNotice(app, tx, {
      ...about,
      subject: { id: link.id, name: configured.connector.name },
    });
};
