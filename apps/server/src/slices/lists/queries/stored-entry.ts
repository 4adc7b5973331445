import { sql, type Selectable } from 'kysely';
import type { Database, DB } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { EntryState, Pass } from '../rules/state.ts';
import type { WorkFacts } from '../rules/tally.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import type { ListStatus } from '../rules/word.ts';

/** One line of somebody's list. */
export interface Entry extends EntryState {
  id: string;
  userId: string;
  media: Media;
  workId: string;
  createdAt: Date;
  updatedAt: Date;
  /** Counts the changes. */
  version: number;
}

/** An entry with what only its own bookkeeping needs. */
export interface StoredEntry extends Entry {
  /** The stated progress, and the version that stated it. */
  stated: { progress: number; version: number };
  /** The facts of the work that the tallies have counted; null before that. */
  counted: WorkFacts | null;
  /** Set on tombstones. */
  deletedAt: Date | null;
}

/** A row of `lists.entry`, in the types of the slice. */
export const storedEntryOf = (row: Selectable<DB['lists.entry']>): StoredEntry => ({
  id: row.id,
  userId: row.user_id,
  media: row.media as Media,
  workId: row.work_id,
  status: row.status as ListStatus,
  progress: Number(row.progress),
  volumeProgress: row.volume_progress,
  score: row.score,
  startedOn: row.started_on,
  completedOn: row.completed_on,
  repeatCount: row.repeat_count,
  notes: row.notes,
  tags: row.tags,
  priority: row.priority,
  visibility: row.visibility as Visibility,
  isHiddenFromStatusLists: row.is_hidden_from_status_lists,
  customListIds: row.custom_list_ids,
  passes: row.passes as unknown as Pass[],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  stated: { progress: Number(row.stated_progress), version: row.stated_version },
  counted: row.counted as unknown as WorkFacts | null,
  deletedAt: row.deleted_at,
});

/** The entries of a user for some works, by work, including tombstones. */
export const entriesByWork = async (
  db: Database,
  { userId, media }: { userId: string; media: Media },
  workIds: readonly string[],
): Promise<Map<string, StoredEntry>> => {
  const rows = await db
    .selectFrom('lists.entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .where(sql<boolean>`work_id = any(${workIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.work_id, storedEntryOf(row)]));
};

/** Entries of a user by id, including tombstones. */
export const entriesById = async (
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StoredEntry>> => {
  const rows = await db
    .selectFrom('lists.entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, storedEntryOf(row)]));
};

/** Entries on any list by id, without tombstones. Callers must check who may see them. */
export const entriesOfAnybody = async (
  db: Database,
  { media, ids }: { media: Media; ids: readonly string[] },
): Promise<Entry[]> => {
  const rows = await db
    .selectFrom('lists.entry')
    .selectAll()
    .where('media', '=', media)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return rows.map(storedEntryOf);
};
