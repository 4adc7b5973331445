import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { Anime } from '../anime.ts';
import { describedOrders, NUMBER_ORDER, ordersBy } from '../browse/order.ts';
import { between, every, oneOf, someOf } from '../browse/predicate.ts';
import { ANIME_FORMATS } from '../model.ts';
import { AnimeRef } from './anime.ts';
import { HOW_BROWSING_WORKS } from './browse.ts';
import { placeIn, thenByArg, WORK_ORDERS, workOrderTexts } from './browse-order.ts';
import {
  BROWSE_OPTIONS,
  browsing,
  type Asking,
  workAskedBy,
  workFilterFields,
} from './browse-work.ts';
import { AnimeConnectionRef } from './connections.ts';
import { AnimeFormatEnum, SeasonEnum } from './enum.ts';
import {
  choiceFilter,
  IntRangeInput,
  namesAsked,
  namesOfStaff,
  namesOfStudios,
  TextSetFilterInput,
} from './filter.ts';
import type { FigureOrderName } from './list-figures.ts';
import { onListArgs } from './on-list.ts';
import { streamedWithin, StreamingFilterInput } from './streaming.ts';

const RUN = { start: 'the premiere', end: 'the last episode' };

const formatPlace = placeIn(ANIME_FORMATS);

export const ANIME_ORDERS = ordersBy({
  ...WORK_ORDERS,
  FORMAT: ({ format }: Anime) => formatPlace(format),
  EPISODES: ({ episodeCount }: Anime) => episodeCount,
  DURATION: ({ durationMinutes }: Anime) => durationMinutes,
});

export const AnimeSortEnum = builder.enumType('AnimeSort', {
  description: 'An order of anime. Anime without the value come last in both directions.',
  values: valuesOf<keyof typeof ANIME_ORDERS | FigureOrderName>(
    describedOrders({
      ...workOrderTexts(RUN),
      EPISODES: ['number of episodes', ...NUMBER_ORDER],
      DURATION: ['minutes of an episode or of the film', ...NUMBER_ORDER],
    }),
  ),
});

export const AnimeFilterInput = builder.inputType('AnimeFilter', {
  description: 'A filter for anime. All given fields must match.',
  fields: (t) => ({
    ...workFilterFields(t, RUN),
    format: t.field({
      type: choiceFilter('AnimeFormatFilter', AnimeFormatEnum),
      description: 'By format.',
    }),
    season: t.field({
      type: choiceFilter('SeasonFilter', SeasonEnum),
      description: 'By the season of the premiere, in any year.',
    }),
    seasonYear: t.field({ type: IntRangeInput, description: 'By the year of the season.' }),
    episodeCount: t.field({ type: IntRangeInput, description: 'By the number of episodes.' }),
    durationMinutes: t.field({
      type: IntRangeInput,
      description: 'By the minutes of an episode or of the film.',
    }),
    studios: t.field({
      type: TextSetFilterInput,
      description: 'By names of studios, in any case.',
    }),
    staff: t.field({
      type: TextSetFilterInput,
      description: 'By names of people, in either script and order.',
    }),
    streaming: t.field({
      type: StreamingFilterInput,
      description: 'By the services that stream it.',
    }),
  }),
});
type AnimeFilter = typeof AnimeFilterInput.$inferInput;

/** Whether an anime is asked for. @throws Refusal for a filter that the caller may not use. */
export const animeAcceptedBy = (filter: AnimeFilter, { app, caller }: Asking) =>
  every<Anime>([
    ...workAskedBy(filter, app),
    oneOf(filter.format, ({ format }) => format),
    oneOf(filter.season, ({ season }) => season),
    between(filter.seasonYear, ({ seasonYear }) => seasonYear),
    between(filter.episodeCount, ({ episodeCount }) => episodeCount),
    between(filter.durationMinutes, ({ durationMinutes }) => durationMinutes),
    someOf(namesAsked(filter.studios), namesOfStudios),
    someOf(namesAsked(filter.staff), namesOfStaff),
    streamedWithin(filter.streaming, caller),
  ]);

builder.queryField('browseAnime', (t) =>
  t.connection(
    {
      ...BROWSE_OPTIONS,
      type: AnimeRef,
      description: `Anime ${HOW_BROWSING_WORKS}`,
      args: {
        filter: t.arg({
          type: AnimeFilterInput,
          description: 'Only anime that match; all by default.',
        }),
        sort: t.arg({
          type: AnimeSortEnum,
          defaultValue: 'POPULARITY_DESC',
          description: 'The order of the results.',
        }),
        ...thenByArg(AnimeSortEnum),
        ...onListArgs,
      },
      resolve: browsing({
        media: 'ANIME',
        orders: ANIME_ORDERS,
        usual: 'POPULARITY_DESC',
        acceptedBy: animeAcceptedBy,
      }),
    },
    AnimeConnectionRef,
  ),
);
