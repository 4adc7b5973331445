import type { RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';

const SEARCHES = {
  ANIME: graphql(
    'query WebSameAnime($query: String!) { found: searchAnime(query: $query, first: 10) { nodes { ...WorkTitles startDate } } }',
    [WORK_TITLES],
  ),
  MANGA: graphql(
    'query WebSameManga($query: String!) { found: searchManga(query: $query, first: 10) { nodes { ...WorkTitles startDate } } }',
    [WORK_TITLES],
  ),
};

/** Works that may be the same as another one, by a title that somebody typed. */
export async function searchSame(
  event: RequestEvent,
  media: keyof typeof SEARCHES,
  query: string,
): Promise<{ id: string; title: string }[]> {
  const { found } = await execute(event, SEARCHES[media], { query });
  return (found?.nodes ?? []).map(({ startDate, ...work }) => {
    const year = startDate ? ` (${startDate.slice(0, 4)})` : '';
    return { id: work.id, title: mainTitle(work, event.locals.preferences.titles).text + year };
  });
}
