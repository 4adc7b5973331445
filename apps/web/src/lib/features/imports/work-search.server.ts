import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import type { ImportedWork } from './list-import.ts';

const CHOICE = graphql('fragment WorkChoice on Work { id titleRomaji titleNative startDate }');

const SEARCHES = {
  ANIME: graphql(
    'query WorkListAnime($query: String!) { found: searchAnime(query: $query, first: 8) { nodes { ...WorkChoice } } }',
    [CHOICE],
  ),
  MANGA: graphql(
    'query WorkListManga($query: String!) { found: searchManga(query: $query, first: 8) { nodes { ...WorkChoice } } }',
    [CHOICE],
  ),
};

/** Works that a row of an import may match, by a title that its owner typed. */
export async function searchWorks(
  event: RequestEvent,
  media: keyof typeof SEARCHES,
  query: string,
): Promise<ImportedWork[]> {
  const { found } = await execute(event, SEARCHES[media], { query });
  return (found?.nodes ?? []).map(({ id, titleRomaji, titleNative, startDate }) => {
    const year = startDate ? ` (${startDate.slice(0, 4)})` : '';
    return { id, title: `${titleRomaji ?? titleNative}${year}` };
  });
}
