import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { RelationKind } from './details.ts';
import type { Media } from './media.ts';
import type { ExternalId } from './model.ts';
import { OWN_SITE } from './work-ids.ts';

/** What a source says of two works that belong together. */
export interface StoredRelation {
  /** The work that was asked for. */
  of: string;
  /** Whether a source states it of that work; else of the other one, which names it. */
  isStated: boolean;
  /** The work of which a source states it. */
  statedBy: string;
  /** What the other one is to the work of which it is stated; null if the source does not say. */
  kind: RelationKind | null;
  /** How the work that is named can be found. */
  medium: Media;
  site: string;
  id: string;
  source: string;
}

interface Asked {
  medium: Media;
  work: { id: string; formerIds?: readonly string[]; externalIds: readonly ExternalId[] };
}

/** The ids by which others name a work: those that stand for it elsewhere, and its own. */
const namesOf = ({ id, formerIds = [], externalIds }: Asked['work']) => [
  ...externalIds.filter(({ isPrimary }) => isPrimary),
  ...[id, ...formerIds].map((own) => ({ site: OWN_SITE, id: own })),
];

/** What sources state of some works, and of others that name them. */
export const storedRelations = async (
  db: Database,
  works: readonly Asked[],
): Promise<StoredRelation[]> => {
  if (works.length === 0) return [];
  const ids = works.map(({ work }) => work.id);
  const names = works.flatMap(({ medium, work }) =>
    namesOf(work).map(({ site, id }) => ({ medium, site, id, work: work.id })),
  );
  const { rows } = await sql<StoredRelation>`
    select work_id as of, true as "isStated", work_id as "statedBy", kind, medium, site, external_id as id, source
    from catalog.relation where work_id = any(${ids}::uuid[])
    union all
    select name.work, false, work_id, kind, relation.medium, relation.site, external_id, source
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as name (medium text, site text, id text, work uuid)
    join catalog.relation on relation.site = name.site and external_id = name.id and relation.medium = name.medium
    order by source, site, id`.execute(db);
  return rows;
};
