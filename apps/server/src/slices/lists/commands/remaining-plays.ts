import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { StoredEntry } from '../queries/stored-entry.ts';
import { progressOf } from '../rules/play.ts';

/** Plays that count, by entry. */
export const remainingPlays = async (
  tx: Tx,
  entryIds: readonly string[],
): Promise<Map<string, { toUnit: number; entryVersion: number }[]>> => {
  const rows = await tx
    .selectFrom('lists.play')
    .select(['entry_id', 'to_unit', 'entry_version'])
    .where(sql<boolean>`entry_id = any(${entryIds}::uuid[])`)
    .where('removed_in', 'is', null)
    .execute();
  const byEntry = new Map<string, { toUnit: number; entryVersion: number }[]>();
  for (const { entry_id, to_unit, entry_version } of rows) {
    const plays = byEntry.get(entry_id) ?? [];
    byEntry.set(entry_id, plays);
    plays.push({ toUnit: Number(to_unit), entryVersion: entry_version });
  }
  return byEntry;
};

/** The progress of an entry from stated progress and plays. */
export const progressIn = (
  plays: ReadonlyMap<string, { toUnit: number; entryVersion: number }[]>,
  { id, stated }: Pick<StoredEntry, 'id' | 'stated'>,
): number => progressOf(stated, plays.get(id) ?? []);
