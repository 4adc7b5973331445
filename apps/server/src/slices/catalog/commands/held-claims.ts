import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { ClaimOf, HoldReason } from '../claim.ts';
import type { Media } from '../media.ts';

/** A claim that waits for somebody to say which work it is about. */
export interface HeldRow {
  medium: Media;
  source: string;
  sourceId: string;
  reason: HoldReason;
  title: string | null;
  heldAt: Date;
  /** The works it may be about. */
  works: { id: string; title: string }[];
}

/** Claims that are held, the oldest first. */
export const listHeldClaims = async (
  db: Database,
  { source, limit }: { source?: string | undefined; limit: number },
): Promise<HeldRow[]> => {
  const { rows } = await sql<HeldRow>`
    select medium, source, source_id as "sourceId", reason, held_at as "heldAt",
      coalesce(record ->> 'titleNative', record ->> 'titleRomaji') as title, (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title_native)), '[]')
        from (
          select id, title_native from catalog.anime where medium = 'ANIME' and id = any(work_ids)
          union all
          select id, title_native from catalog.manga where medium = 'MANGA' and id = any(work_ids)) work) as works
    from catalog.held_claim
    where source = ${source ?? null}::text or ${source ?? null}::text is null
    order by held_at, medium, source, source_id limit ${limit}`.execute(db);
  return rows;
};

/** What is held of one row of a source. */
export type HeldClaimOf = {
  [M in Media]: { medium: M; claim: ClaimOf[M]; workIds: readonly string[] };
}[Media];

/** The claim that is held under an id of a source; undefined if none is. */
export const findHeldClaim = async (
  tx: Tx,
  { source, sourceId }: { source: string; sourceId: string },
): Promise<HeldClaimOf | undefined> => {
  const row = await tx
    .selectFrom('catalog.held_claim')
    .select(['medium', 'record as claim', 'work_ids as workIds'])
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .forUpdate()
    .executeTakeFirst();
  return row as HeldClaimOf | undefined;
};
