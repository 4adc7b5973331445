import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from './document.server.ts';
import { execute } from './graphql.server.ts';

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

/** A work to choose. */
export interface FoundWork {
  readonly id: string;
  /** With its year, if that is known. */
  readonly title: string;
}

/** Works that an entry of another list may be, by a title that its owner typed. */
export async function searchWorks(
  event: RequestEvent,
  media: keyof typeof SEARCHES,
  query: string,
): Promise<FoundWork[]> {
  const { found } = await execute(event, SEARCHES[media], { query });
  return (found?.nodes ?? []).map(({ id, titleRomaji, titleNative, startDate }) => {
    const year = startDate ? ` (${startDate.slice(0, 4)})` : '';
    return { id, title: `${titleRomaji ?? titleNative}${year}` };
  });
}
