import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import { namesOf, ordersBy, sortText } from '../browse/order.ts';
import { between, dated, every, flagged, oneOf } from '../browse/predicate.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { AnimeRef } from './anime.ts';
import { browse, BROWSE_COST, HOW_BROWSING_WORKS } from './browse.ts';
import { AnimeFormatEnum, SeasonEnum } from './enum.ts';
import { choiceFilter, DateRangeInput, IntRangeInput } from './filter.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { AnimeConnectionRef } from './query.ts';
import { MediaStatusFilterInput } from './status-filter.ts';

const ORDERS = ordersBy({
  TITLE_ROMAJI: ({ titleRomaji }: Anime) => sortText(titleRomaji),
  TITLE_ENGLISH: ({ titleEnglish }: Anime) => sortText(titleEnglish),
  TITLE_NATIVE: ({ titleNative }: Anime) => sortText(titleNative),
  START_DATE: ({ startOn }: Anime) => startOn,
  END_DATE: ({ endOn }: Anime) => endOn,
  SCORE: ({ averageScore }: Anime) => averageScore,
  POPULARITY: ({ popularity }: Anime) => popularity,
  EPISODES: ({ episodeCount }: Anime) => episodeCount,
});

const AnimeSortEnum = builder.enumType('AnimeSort', { values: namesOf(ORDERS) });

const AnimeFilterInput = builder.inputType('AnimeFilter', {
  description: 'Which anime: every field that is given must hold.',
  fields: (t) => ({
    format: t.field({ type: choiceFilter('AnimeFormatFilter', AnimeFormatEnum) }),
    status: t.field({ type: MediaStatusFilterInput }),
    season: t.field({ type: choiceFilter('SeasonFilter', SeasonEnum) }),
    seasonYear: t.field({ type: IntRangeInput }),
    startDate: t.field({ type: DateRangeInput }),
    endDate: t.field({ type: DateRangeInput }),
    episodeCount: t.field({ type: IntRangeInput }),
    averageScore: t.field({ type: IntRangeInput }),
    isAdult: t.boolean(),
  }),
});
type AnimeFilter = typeof AnimeFilterInput.$inferInput;

const acceptedBy = (filter: AnimeFilter) =>
  every<Anime>([
    oneOf(filter.format, ({ format }) => format),
    oneOf(filter.status, ({ status }) => status),
    oneOf(filter.season, ({ season }) => season),
    between(filter.seasonYear, ({ seasonYear }) => seasonYear),
    dated(filter.startDate, ({ startOn }) => startOn),
    dated(filter.endDate, ({ endOn }) => endOn),
    between(filter.episodeCount, ({ episodeCount }) => episodeCount),
    between(filter.averageScore, ({ averageScore }) => averageScore),
    flagged(filter.isAdult, ({ isAdult }) => isAdult),
  ]);

builder.queryField('browseAnime', (t) =>
  t.connection(
    {
      type: AnimeRef,
      nullable: false,
      description: `Anime ${HOW_BROWSING_WORKS}`,
      args: {
        filter: t.arg({ type: AnimeFilterInput }),
        sort: t.arg({ type: AnimeSortEnum, defaultValue: 'POPULARITY_DESC' }),
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: BROWSE_COST },
      resolve: (_root, { filter, sort, ...args }, { app, caller }) => {
        const order = ORDERS[sort ?? 'POPULARITY_DESC'];
        const accepts = acceptedBy(filter ?? {});
        return browse(app.get(catalogue), { order, accepts }, { args, reader: caller });
      },
    },
    AnimeConnectionRef,
  ),
);
