import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf, type VariablesOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { firstDayOf, isUpTo, seasonAfter, type SeasonOfYear } from '#lib/time/season.ts';
import type { AnimeCard } from './anime.ts';
import { ANIME_CARD } from './fragments.server.ts';
import { CHART_SORTS, type ChartSort } from './season-chart.ts';

const SEASON = graphql(
  `
    query WebSeason($filter: AnimeFilter!, $sort: AnimeSort!, $after: String) {
      browseAnime(filter: $filter, sort: $sort, first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          ...AnimeCard
        }
      }
    }
  `,
  [ANIME_CARD],
);

type Page = ResultOf<typeof SEASON>;
type Asked = VariablesOf<typeof SEASON>;

/** More than twice the largest season on record. It bounds the page, whatever the catalogue contains. */
const MAX_PAGES = 8;

/** The anime of a season. The server compiles only documents whose variables are whole arguments. */
export const filterOfSeason = ({ season, year }: SeasonOfYear) => ({
  season: { in: [season] },
  seasonYear: { greater: year - 1, less: year + 1 },
});

/** Every anime of a season, in an order. */
export async function readSeason(
  event: RequestEvent,
  season: SeasonOfYear,
  sort: ChartSort,
): Promise<AnimeCard[]> {
  const filter = filterOfSeason(season);
  const anime = new Map<string, AnimeCard>();
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const variables: Asked = { filter, sort: CHART_SORTS[sort], after };
    const { browseAnime }: Page = await execute(event, SEASON, variables);
    if (!browseAnime) break;
    for (const each of browseAnime.nodes) anime.set(each.id, each);
    after = browseAnime.pageInfo.endCursor;
    if (!browseAnime.pageInfo.hasNextPage || after === null) break;
  }
  return [...anime.values()];
}

const NEWEST = graphql(`
  query WebNewestSeason($before: PartialDate!) {
    browseAnime(filter: { startDate: { less: $before } }, sort: START_DATE_DESC, first: 20) {
      nodes {
        season
        seasonYear
      }
    }
  }
`);

/** The newest season on record, up to and including the given one; null if there is none. */
export async function readNewestSeason(
  event: RequestEvent,
  upTo: SeasonOfYear,
): Promise<SeasonOfYear | null> {
  const { browseAnime } = await execute(event, NEWEST, {
    before: firstDayOf(seasonAfter(upTo, 1)),
  });
  const seasons = (browseAnime?.nodes ?? []).flatMap(({ season, seasonYear: year }) =>
    season !== null && year !== null ? [{ season, year }] : [],
  );
  return seasons.find((of) => isUpTo(of, upTo)) ?? null;
}
