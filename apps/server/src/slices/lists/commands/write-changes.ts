import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA } from '#slices/catalog/values.ts';
import type { StoredEntry } from '../queries/stored-entry.ts';
import { entryChange, type ChangedWork } from '../rules/changed.ts';
import { journalOf } from '../rules/undo.ts';
import { talliesOf, tallyDeltas, type Tally } from '../rules/tally.ts';
import { publishChanges } from './batch.ts';
import { alive, type Change, type Writer } from './change.ts';
import { refusal } from '../reasons.ts';
import { recordActivities } from './record-activities.ts';
import { addToTallies } from './tally.ts';

/**
 * Writes changes of one list under its lock: the entries, their plays, the journal, the statistics, the activities, and the event. All
 * changes go through here.
 */
export const writeChanges = async (
  app: App,
  tx: Tx,
  writer: Writer,
  changes: readonly Change[],
): Promise<void> => {
  if (changes.length === 0) return;
  await writeEntries(
    tx,
    changes.map(({ after }) => after),
  );
  await writeJournal(app, tx, writer, changes);
  await writePlays(app, tx, writer, changes);
  for (const media of MEDIA) {
    const some = changes.filter((change) => change.media === media);
    await addToTallies(tx, { userId: writer.userId, media }, deltasOf(some));
  }
  await recordActivities(
    app,
    tx,
    writer,
    changes.filter(({ isTold }) => isTold),
  );
  await publishChanges(app, tx, writer, { works: changes.map(changedWork) });
};

const changedWork = ({ media, before, after, plays }: Change): ChangedWork => {
  const { outcome, fields } = entryChange(alive(before), alive(after));
  if (plays.length > 0) fields.push('plays');
  return { media, workId: after.workId, outcome, fields };
};

/** What an entry adds to the sums of its list. */
export const talliesIn = (entry: StoredEntry | undefined): Tally[] => {
  const state = alive(entry);
  return state?.counted ? talliesOf({ state, facts: state.counted }) : [];
};

const deltasOf = (changes: readonly Change[]): Tally[] =>
  tallyDeltas(
    changes.flatMap(({ before }) => talliesIn(before)),
    changes.flatMap(({ after }) => talliesIn(after)),
  );

const rowOf = (entry: StoredEntry) => ({
  id: entry.id,
  user_id: entry.userId,
  media: entry.media,
  work_id: entry.workId,
  status: entry.status,
  progress: entry.progress,
  volume_progress: entry.volumeProgress,
  score: entry.score,
  started_on: entry.startedOn,
  completed_on: entry.completedOn,
  repeat_count: entry.repeatCount,
  notes: entry.notes,
  tags: entry.tags,
  priority: entry.priority,
  visibility: entry.visibility,
  is_hidden_from_status_lists: entry.isHiddenFromStatusLists,
  custom_list_ids: entry.customListIds,
  passes: entry.passes,
  stated_progress: entry.stated.progress,
  stated_version: entry.stated.version,
  counted: entry.counted,
  created_at: entry.createdAt,
  updated_at: entry.updatedAt,
  deleted_at: entry.deletedAt,
  version: entry.version,
});

/** One statement for one entry or for thousands. */
export const writeEntries = async (tx: Tx, entries: readonly StoredEntry[]): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    insert into lists.entry (id, user_id, media, work_id, status, progress, volume_progress, score, started_on, completed_on,
      repeat_count, notes, tags, priority, visibility, is_hidden_from_status_lists, custom_list_ids, passes,
      stated_progress, stated_version, counted, created_at, updated_at, deleted_at, version)
    select * from jsonb_to_recordset(${JSON.stringify(entries.map(rowOf))}::jsonb) as row (id uuid, user_id uuid, media text,
      work_id uuid, status text, progress numeric, volume_progress integer, score smallint, started_on text,
      completed_on text, repeat_count integer, notes text, tags text[], priority smallint, visibility text,
      is_hidden_from_status_lists boolean, custom_list_ids uuid[], passes jsonb, stated_progress numeric,
      stated_version integer, counted jsonb, created_at timestamptz, updated_at timestamptz, deleted_at timestamptz,
      version integer)
    where not exists (select from catalog.redirect where old_id = row.work_id)
      or exists (select from lists.entry as known where known.id = row.id)
    on conflict (id) do update set (status, progress, volume_progress, score, started_on, completed_on, repeat_count,
      notes, tags, priority, visibility, is_hidden_from_status_lists, custom_list_ids, passes, stated_progress,
      stated_version, counted, created_at, updated_at, deleted_at, version) =
      (excluded.status, excluded.progress, excluded.volume_progress, excluded.score, excluded.started_on,
      excluded.completed_on, excluded.repeat_count, excluded.notes, excluded.tags, excluded.priority,
      excluded.visibility, excluded.is_hidden_from_status_lists, excluded.custom_list_ids, excluded.passes,
      excluded.stated_progress, excluded.stated_version, excluded.counted, excluded.created_at, excluded.updated_at,
      excluded.deleted_at, excluded.version)`.execute(tx);
  // This process has not heard yet of a merge that ended while it waited for the list.
  if (Number(numAffectedRows) < entries.length) throw refusal('CONFLICT', 'WORK_JUST_MERGED');
};

const writeJournal = async (
  app: App,
  tx: Tx,
  { userId, batchId, source, client, at }: Writer,
  changes: readonly Change[],
): Promise<void> => {
  const rows = changes.map(({ before, after }) => {
    const change = journalOf(alive(before), alive(after));
    return { id: app.ids.next(), entry_id: after.id, ...change };
  });
  await sql`
    insert into lists.change (id, user_id, entry_id, batch_id, source, client, client_name, changed_at, before, after)
    select id, ${userId}::uuid, entry_id, ${batchId}::uuid, ${source}, ${client.kind}, ${client.name}, ${at}::timestamptz, coalesce(before, 'null'), coalesce(after, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (id uuid, entry_id uuid, before jsonb, after jsonb)`.execute(tx);
};

const writePlays = async (
  app: App,
  tx: Tx,
  { userId, batchId, source, client, at }: Writer,
  changes: readonly Change[],
): Promise<void> => {
  const rows = changes.flatMap(({ media, before, after, plays }) =>
    plays.map((play) => ({
      id: app.ids.next(),
      user_id: userId,
      entry_id: after.id,
      media,
      work_id: after.workId,
      from_unit: play.fromUnit,
      to_unit: play.toUnit,
      pass: play.pass ?? passOf(before, after),
      source: play.source ?? source,
      client: client.kind,
      client_name: client.name,
      played_at: play.at,
      recorded_at: play.recordedAt ?? at,
      batch_id: batchId,
      entry_version: after.version,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into lists.play (id, user_id, entry_id, media, work_id, from_unit, to_unit, pass, source, client, client_name, played_at,
      recorded_at, batch_id, entry_version)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, user_id uuid, entry_id uuid, media text,
      work_id uuid, from_unit numeric, to_unit numeric, pass smallint, source text, client text, client_name text,
      played_at timestamptz, recorded_at timestamptz, batch_id uuid, entry_version integer)`.execute(
    tx,
  );
};

/** A play belongs to the pass that was open, even if it ends the pass. */
const passOf = (before: StoredEntry | undefined, after: StoredEntry): number => {
  const last = after.passes.at(-1);
  const isUnderWay = last?.state === 'OPEN' || alive(before)?.status === 'REPEATING';
  return last && isUnderWay ? last.number : 0;
};
