import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { MergedDetails } from '../details.ts';

/** A work and what its page shows. */
export interface DetailedWork {
  id: string;
  details: MergedDetails;
}

const TABLES = ['detail', 'relation', 'appearance', 'voice'] as const;
type DetailTable = (typeof TABLES)[number];

/** Keeps the details of works in place of those they had. Works without any take no rows. */
export const writeDetails = async (tx: Tx, works: readonly DetailedWork[]): Promise<void> => {
  await forgetDetails(
    tx,
    works.map(({ id }) => id),
  );
  for (const table of TABLES) await insertRows(tx, table, works.flatMap(ROWS_OF[table]));
};

/** Drops the details of works, such as those that are hidden. */
export const forgetDetails = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  for (const table of TABLES) {
    await sql`delete from ${sql.table(`catalog.${table}`)} where work_id = any(${ids}::uuid[])`.execute(
      tx,
    );
  }
};

const detailRows = ({ id, details }: DetailedWork): object[] => {
  const { descriptions, characters, episodes, trailers } = details;
  const lists = { descriptions, characters, episodes, trailers };
  const isEmpty = Object.values(lists).every((list) => list.length === 0);
  return isEmpty ? [] : [{ work_id: id, ...lists }];
};

const relationRows = ({ id, details }: DetailedWork): object[] =>
  details.related.map(({ id: externalId, ...relation }) => ({
    work_id: id,
    ...relation,
    external_id: externalId,
  }));

const appearanceRows = ({ id, details }: DetailedWork): object[] =>
  details.characters.map((character) => ({ character_id: character.id, work_id: id }));

const voiceRows = ({ id, details }: DetailedWork): object[] =>
  details.characters.flatMap((character) =>
    [...new Set(character.voices.map((voice) => voice.id))].map((personId) => ({
      person_id: personId,
      work_id: id,
      character_id: character.id,
    })),
  );

const ROWS_OF: Readonly<Record<DetailTable, (work: DetailedWork) => object[]>> = {
  detail: detailRows,
  relation: relationRows,
  appearance: appearanceRows,
  voice: voiceRows,
};

const insertRows = async (tx: Tx, name: DetailTable, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return;
  const table = sql.table(`catalog.${name}`);
  await sql`insert into ${table}
    select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
};
