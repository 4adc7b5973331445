import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { PlaySource } from '../rules/word.ts';

/** One act of watching or reading, of units `fromUnit` to `toUnit`. */
export interface Play {
  fromUnit: number;
  toUnit: number;
  /** 0 for the first time through, else the rewatch or reread. */
  pass: number;
  source: PlaySource;
  at: Date;
  recordedAt: Date;
}

/** The plays of some entries of a user, by entry, the earliest first. */
export const playsOf = async (
  db: Database,
  userId: string,
  entryIds: readonly string[],
): Promise<Map<string, Play[]>> => {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lists.play')
    .select(['entry_id', 'from_unit', 'to_unit', 'pass', 'source', 'played_at', 'recorded_at'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`entry_id = any(${entryIds}::uuid[])`)
    .where('removed_in', 'is', null)
    .orderBy('entry_id')
    .orderBy('played_at')
    .orderBy('from_unit')
    .orderBy('to_unit')
    .orderBy('pass')
    .execute();
  const byEntry = new Map<string, Play[]>();
  for (const row of rows) {
    const plays = byEntry.get(row.entry_id) ?? [];
    byEntry.set(row.entry_id, plays);
    plays.push({
      fromUnit: Number(row.from_unit),
      toUnit: Number(row.to_unit),
      pass: row.pass,
      source: row.source as PlaySource,
      at: row.played_at,
      recordedAt: row.recorded_at,
    });
  }
  return byEntry;
};
