import { isCatalogueEmpty } from '#lib/features/catalog/data-source.server.ts';
import { readNewestSeason, readSeason } from '#lib/features/catalog/season-chart.server.ts';
import { chartSort } from '#lib/features/catalog/season-chart.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import {
  isSameSeason,
  parseSeason,
  seasonAfter,
  seasonAt,
  type SeasonOfYear,
} from '#lib/time/season.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { PageServerLoad, RequestEvent } from './$types';

const isNewest = async (
  event: RequestEvent,
  of: SeasonOfYear,
  current: SeasonOfYear,
): Promise<boolean> => {
  const newest = await readOrDegrade(event, () => readNewestSeason(event, current));
  return newest !== null && isSameSeason(newest, of);
};

export const load: PageServerLoad = async (event) => {
  const of = parseSeason(event.params.season, event.params.year);
  if (!of) pageError(404, 'SEASON_NOT_FOUND');
  const sort = chartSort(event.url.searchParams.get('sort'));
  const anime = await readOrDegrade(event, () => readSeason(event, of, sort));
  const isEmpty = anime?.length === 0;
  const current = seasonAt(currentTime(event));
  return {
    of,
    sort,
    anime,
    current,
    /** Whether this season is past and the catalogue knows of none since. */
    isNewest: !isEmpty && !isSameSeason(of, current) && (await isNewest(event, of, current)),
    isFilling: isEmpty && (await isCatalogueEmpty(event)),
    /** A link to a season with shows, if this one has none. */
    newest: isEmpty
      ? await readOrDegrade(event, () => readNewestSeason(event, seasonAfter(of, -1)))
      : null,
  };
};
