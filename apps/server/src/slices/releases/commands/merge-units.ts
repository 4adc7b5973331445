import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { releaseChanges } from '../change-topic.ts';

interface MangaPair {
  from: string;
  into: string;
}

/** Units as readers see them, and what sources say of those that people changed. */
const TABLES = ['releases.unit', 'releases.covered_unit'].map((name) => sql.table(name));

/** Moves the chapters and volumes of a manga to another. Those that the other has too stay. */
export const mergeUnits = async (tx: Tx, { from, into }: MangaPair): Promise<void> => {
  for (const table of TABLES) {
    await sql`
      update ${table} as own set manga_id = ${into}, joined_from = coalesce(joined_from, manga_id)
      where manga_id = ${from} and not exists (
        select from ${table} as other
        where other.manga_id = ${into} and other.kind = own.kind and other.language = own.language and other.label = own.label)`.execute(
      tx,
    );
  }
  await announceChange(tx, releaseChanges, [from, into]);
};

/** Moves them back. `parts`: the manga, and those that were merged into it before. */
export const unmergeUnits = async (
  tx: Tx,
  { from, into, parts }: MangaPair & { parts: readonly string[] },
): Promise<void> => {
  for (const table of TABLES) {
    await sql`
      update ${table} set manga_id = ${from}, joined_from = nullif(joined_from, ${from})
      where manga_id = ${into} and joined_from = any(${parts}::uuid[])`.execute(tx);
  }
  await announceChange(tx, releaseChanges, [from, into]);
};
