import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import type { SeasonOfYear } from '#lib/time/season.ts';
import type { AnimeCard } from './anime.ts';
import { ANIME_CARD } from './fragments.server.ts';
import { filterOfSeason } from './season-chart.server.ts';

/** Popular anime, of a season and of all time. */
export interface Popular {
  readonly ofSeason: readonly AnimeCard[];
  readonly ofAllTime: readonly AnimeCard[];
}

const POPULAR = graphql(
  `
    query WebPopular($ofSeason: AnimeFilter!) {
      season: browseAnime(filter: $ofSeason, first: 14) {
        nodes {
          ...AnimeCard
        }
      }
      all: browseAnime(first: 14) {
        nodes {
          ...AnimeCard
        }
      }
    }
  `,
  [ANIME_CARD],
);

/** The most popular anime of a season and of all time. */
export async function readPopular(event: RequestEvent, season: SeasonOfYear): Promise<Popular> {
  const variables = { ofSeason: filterOfSeason(season) };
  const { season: ofSeason, all } = await execute(event, POPULAR, variables);
  return { ofSeason: ofSeason?.nodes ?? [], ofAllTime: all?.nodes ?? [] };
}
