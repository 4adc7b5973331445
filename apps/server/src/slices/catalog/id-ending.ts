import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { NamedSubject } from './name-word.ts';

/** Endings that are looked up at once. */
const MOST_ENDINGS = 100;

const COLUMNS = {
  CHARACTER: { table: sql`catalog.appearance`, id: sql`character_id` },
  VOICE: { table: sql`catalog.voice`, id: sql`person_id` },
};

/** The ids of characters, or of those who speak them, whose last thirty bits are one of `endings`. */
export const idsEndingIn = async (
  db: Database,
  subject: NamedSubject,
  endings: readonly number[],
): Promise<string[]> => {
  if (endings.length === 0) return [];
  const { table, id } = COLUMNS[subject];
  const { rows } = await sql<{ id: string }>`
    select distinct ${id} as id from ${table}
    where catalog.id_ending(${id}) = any(${endings.slice(0, MOST_ENDINGS)}::integer[])`.execute(db);
  return rows.map((row) => row.id);
};
