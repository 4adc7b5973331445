import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import type { Season, SeasonOfYear } from '#lib/time/season.ts';
import { ANIME_CARD, type AnimeCard } from './anime.ts';

/** What is popular, of a season and of all time. */
export interface Popular {
  readonly ofSeason: readonly AnimeCard[];
  readonly ofAllTime: readonly AnimeCard[];
}

interface Answer {
  season: { nodes: AnimeCard[] };
  all: { nodes: AnimeCard[] };
}
interface Variables extends Record<string, unknown> {
  season: Season;
  range: { greater: number; less: number };
}

const POPULAR = graphqlDocument<Answer, Variables>(`
  query WebPopular($season: Season!, $range: IntRange!) {
    season: browseAnime(filter: { season: { in: [$season] }, seasonYear: $range }, first: 14) { nodes { ${ANIME_CARD} } }
    all: browseAnime(first: 14) { nodes { ${ANIME_CARD} } }
  }
`);

/** The most popular anime of a season and of all time. */
export async function readPopular(
  event: RequestEvent,
  { season, year }: SeasonOfYear,
): Promise<Popular> {
  const range = { greater: year - 1, less: year + 1 };
  const { season: ofSeason, all } = await execute(event, POPULAR, { season, range });
  return { ofSeason: ofSeason.nodes, ofAllTime: all.nodes };
}
