import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import type { CoverImage } from './cover-picture.ts';
import { WORK_COVER } from './fragments.server.ts';
import type { WorkKind } from './work.ts';

const COVERS = {
  anime: graphql(
    'query WebCoversOfAnime($ids: [ID!]!) { works: animes(ids: $ids) { id ...WorkCover } }',
    [WORK_COVER],
  ),
  manga: graphql(
    'query WebCoversOfManga($ids: [ID!]!) { works: mangas(ids: $ids) { id ...WorkCover } }',
    [WORK_COVER],
  ),
};

interface CoveredWork {
  readonly id: string;
  readonly coverImage: CoverImage | null;
}

/** Works that the API gives by their ids at once. */
const MOST_IDS = 50;

/** The covers of works that were not read through the API, by id. Works without one, or that this visitor may not see, are left out. */
export async function readCovers(
  event: RequestEvent,
  kind: WorkKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CoverImage>> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, part) =>
    ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
  );
  const answers = await Promise.all(
    parts.map((part) => execute(event, COVERS[kind], { ids: part })),
  );
  const works = answers.flatMap(({ works: found }): readonly (CoveredWork | null)[] => found ?? []);
  return new Map(
    works.flatMap((work) => (work?.coverImage ? [[work.id, work.coverImage] as const] : [])),
  );
}
