import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Manga } from '../manga.ts';
import { materialOf, type SourceWork } from '../rules/material-of.ts';
import type { MediaSource } from '../subject.ts';
import { OWN_SITE } from '../work-ids.ts';
import { isWithin } from './belongings.ts';
import type { Stretch } from './in-batches.ts';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/**
 * What the manga of a stretch were made from, by the works that their sources name as theirs. One that comes later than the manga counts
 * when the manga is loaded again.
 */
export const loadMaterials = async (
  app: App,
  stretch: Stretch,
): Promise<Map<string, MediaSource | null>> => {
  const { rows } = await sql<SourceWork & { id: string }>`
    select work_id as id, case when relation.medium = 'ANIME' then 'ANIME' else manga.format end as format
    from catalog.relation
    left join catalog.manga_external_id named on relation.medium = 'MANGA' and named.site = relation.site
      and named.external_id = relation.external_id and named.is_primary
    left join catalog.manga on relation.medium = 'MANGA' and manga.id =
      case when relation.site = ${OWN_SITE} and relation.external_id ~* ${UUID} then relation.external_id::uuid else named.manga_id end
    where kind = 'SOURCE' and ${isWithin(sql`work_id`, stretch)}`.execute(app.db);
  const byWork = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byWork].map(([id, sources]) => [id, materialOf(sources)]));
};

const ALL: Stretch = { ids: null, after: null, upTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Reads again what all manga were made from, as rows of other works tell it too. */
export const renewMaterials = async (
  app: App,
  manga: readonly { -readonly [Field in keyof Manga]: Manga[Field] }[],
): Promise<void> => {
  const materials = await loadMaterials(app, ALL);
  for (const work of manga) work.material = materials.get(work.id) ?? null;
};
