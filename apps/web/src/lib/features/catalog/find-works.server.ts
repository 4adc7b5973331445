import type { RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from './fragments.server.ts';
import { mainTitle } from './title.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';

const CHOICE = graphql('fragment WorkChoice on Work { ...WorkTitles startDate }', [WORK_TITLES]);

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
  const { titles } = event.locals.preferences;
  return (found?.nodes ?? []).map((work) => {
    const year = work.startDate ? ` (${work.startDate.slice(0, 4)})` : '';
    return { id: work.id, title: `${mainTitle(work, titles).text}${year}` };
  });
}
