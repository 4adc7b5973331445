import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { MergedDetails } from '../details.ts';

/** A work and what its page shows. */
export interface DetailedWork {
  id: string;
  details: MergedDetails;
}

const rowOf = ({ id, details }: DetailedWork) => ({
  work_id: id,
  descriptions: details.descriptions,
  characters: details.characters,
  episodes: details.episodes,
  trailers: details.trailers,
});

const isEmpty = ({ details }: DetailedWork): boolean =>
  [details.descriptions, details.characters, details.episodes, details.trailers].every(
    (list) => list.length === 0,
  );

/** Keeps the details of works in place of those they had. Works without any take no row. */
export const writeDetails = async (tx: Tx, works: readonly DetailedWork[]): Promise<void> => {
  await forgetDetails(
    tx,
    works.map(({ id }) => id),
  );
  const rows = works.filter((work) => !isEmpty(work)).map(rowOf);
  const relations = works.flatMap(({ id, details }) =>
    details.related.map(({ id: externalId, ...relation }) => ({
      work_id: id,
      ...relation,
      external_id: externalId,
    })),
  );
  await sql`insert into catalog.detail
    select * from jsonb_populate_recordset(null::catalog.detail, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
  await sql`insert into catalog.relation
    select * from jsonb_populate_recordset(null::catalog.relation, ${JSON.stringify(relations)}::jsonb)`.execute(
    tx,
  );
};

/** Drops the details of works, such as those that are hidden. */
export const forgetDetails = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`delete from catalog.detail where work_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from catalog.relation where work_id = any(${ids}::uuid[])`.execute(tx);
};
