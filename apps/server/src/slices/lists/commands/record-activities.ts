import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  activityOf,
  isOldNews,
  mergedActivity,
  MERGE_WINDOW_MS,
  type ActivityKind,
} from '../rules/activity.ts';
import { alive, type Change, type Writer } from './change.ts';

/** Sources that bring whole lists, whose lines do not become activities. */
const SILENT: ReadonlySet<string> = new Set(['IMPORT', 'SYNC']);

interface Recent {
  id: string;
  kind: ActivityKind;
  fromUnit: number | null;
  toUnit: number | null;
}

/** Writes activities for changes. Progress extends a recent activity of the same work. */
export const recordActivities = async (
  app: App,
  tx: Tx,
  writer: Writer,
  changes: readonly Change[],
): Promise<void> => {
  if (SILENT.has(writer.source)) return;
  const drafts = changes.flatMap((change) => {
    if (isOldNews(change.plays, writer.at)) return [];
    const draft = activityOf(alive(change.before), change.after, change.plays);
    return draft && alive(change.after) ? [{ change, draft }] : [];
  });
  if (drafts.length === 0) return;
  const latest = await latestOf(
    tx,
    writer,
    drafts.map(({ change }) => change.after.id),
  );
  const rows = drafts.map(({ change: { after, media }, draft }) => {
    const recent = latest.get(after.id);
    const merged = mergedActivity(recent, draft);
    const id = merged && recent ? recent.id : app.ids.next();
    const { kind, fromUnit, toUnit } = merged ?? draft;
    const said = { kind, from_unit: fromUnit, to_unit: toUnit };
    return { id, entry_id: after.id, media, work_id: after.workId, ...said };
  });
  const { userId, batchId, at } = writer;
  await sql`
    insert into lists.activity (id, user_id, entry_id, media, work_id, kind, from_unit, to_unit, batch_id, created_at, updated_at)
    select id, ${userId}::uuid, entry_id, media, work_id, kind, from_unit, to_unit, ${batchId}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, entry_id uuid, media text, work_id uuid, kind text,
      from_unit numeric, to_unit numeric)
    on conflict (id) do update set to_unit = excluded.to_unit, updated_at = excluded.updated_at`.execute(
    tx,
  );
};

const latestOf = async (
  tx: Tx,
  { at }: Writer,
  entryIds: readonly string[],
): Promise<Map<string, Recent>> => {
  const since = new Date(at.getTime() - MERGE_WINDOW_MS);
  const rows = await tx
    .selectFrom('lists.activity')
    .distinctOn('entry_id')
    .select(['id', 'entry_id', 'kind', 'from_unit', 'to_unit'])
    .where(sql<boolean>`entry_id = any(${entryIds}::uuid[])`)
    .where('updated_at', '>', since)
    .orderBy('entry_id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const unit = (value: string | null) => (value === null ? null : Number(value));
  return new Map(
    rows.map((row) => [
      row.entry_id,
      {
        id: row.id,
        kind: row.kind as ActivityKind,
        fromUnit: unit(row.from_unit),
        toUnit: unit(row.to_unit),
      },
    ]),
  );
};

/** Removes units from activities that an entry no longer has. Activities without units are deleted. */
export const trimActivities = async (
  tx: Tx,
  { entryId, progress, since }: { entryId: string; progress: number; since: Date },
): Promise<void> => {
  const ofProgress = sql`entry_id = ${entryId} and kind = 'PROGRESS' and updated_at >= ${since}::timestamptz`;
  await sql`delete from lists.activity where ${ofProgress} and from_unit > ${progress}`.execute(tx);
  await sql`update lists.activity set to_unit = ${progress} where ${ofProgress} and to_unit > ${progress}`.execute(
    tx,
  );
};
