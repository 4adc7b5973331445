import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { HUB_DATA, type Media, MEDIA_OF } from '#slices/catalog/index.ts';
import type { GoneLine } from '../dump/change-line.ts';

/** Two works of this instance which the hub merged. */
interface MergedHere {
  medium: Media;
  from: string;
  into: string;
}

/** Which works of this instance the hub merged, by its tombstones. Works that it never described here are left out. */
export const mergedHere = async (tx: Tx, gone: readonly GoneLine[]): Promise<MergedHere[]> => {
  const rows = gone
    .filter(({ mergedInto }) => mergedInto !== null)
    .map(({ kind, id, mergedInto }) => ({ medium: MEDIA_OF[kind], id, into: mergedInto }));
  if (rows.length === 0) return [];
  const found = await sql<MergedHere>`
    select merged.medium, own.work_id as "from", other.work_id as "into"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as merged (medium text, id text, "into" text)
    join catalog.claim own on own.medium = merged.medium and own.source = ${HUB_DATA} and own.source_id = merged.id
    join catalog.claim other on other.medium = merged.medium and other.source = ${HUB_DATA} and other.source_id = merged."into"
    where own.work_id <> other.work_id`.execute(tx);
  return found.rows;
};
