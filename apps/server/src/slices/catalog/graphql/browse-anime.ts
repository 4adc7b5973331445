import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { Caller } from '#platform/graphql/context.ts';
import type { Anime } from '../anime.ts';
import {
  DATE_ORDER,
  describedOrders,
  NUMBER_ORDER,
  ordersBy,
  sortText,
  TITLE_ORDER,
} from '../browse/order.ts';
import { between, dated, every, flagged, oneOf, someOf } from '../browse/predicate.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { AnimeRef } from './anime.ts';
import { browse, BROWSE_COST, HOW_BROWSING_WORKS } from './browse.ts';
import { AnimeFormatEnum, MediaSourceEnum, SeasonEnum } from './enum.ts';
import {
  choiceFilter,
  DateRangeInput,
  IntRangeInput,
  namesAsked,
  namesOfStaff,
  namesOfStudios,
  TextSetFilterInput,
} from './filter.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { byList, onListArgs } from './on-list.ts';
import { AnimeConnectionRef } from './query.ts';
import { MediaStatusFilterInput } from './status-filter.ts';
import { streamedWithin, StreamingFilterInput } from './streaming.ts';

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

const AnimeSortEnum = builder.enumType('AnimeSort', {
  description: 'An order of anime. Anime without the value come last in both directions.',
  values: valuesOf<keyof typeof ORDERS>(
    describedOrders({
      TITLE_ROMAJI: ['romaji title', ...TITLE_ORDER],
      TITLE_ENGLISH: ['English title', ...TITLE_ORDER],
      TITLE_NATIVE: ['native title', ...TITLE_ORDER],
      START_DATE: ['date of the premiere', ...DATE_ORDER],
      END_DATE: ['date of the last episode', ...DATE_ORDER],
      SCORE: ['average score', ...NUMBER_ORDER],
      POPULARITY: ['popularity', ...NUMBER_ORDER],
      EPISODES: ['number of episodes', ...NUMBER_ORDER],
    }),
  ),
});

export const AnimeFilterInput = builder.inputType('AnimeFilter', {
  description: 'A filter for anime. All given fields must match.',
  fields: (t) => ({
    format: t.field({
      type: choiceFilter('AnimeFormatFilter', AnimeFormatEnum),
      description: 'By format.',
    }),
    status: t.field({
      type: MediaStatusFilterInput,
      description: 'By status.',
    }),
    season: t.field({
      type: choiceFilter('SeasonFilter', SeasonEnum),
      description: 'By the season of the premiere, in any year.',
    }),
    seasonYear: t.field({ type: IntRangeInput, description: 'By the year of the season.' }),
    startDate: t.field({ type: DateRangeInput, description: 'By the date of the premiere.' }),
    endDate: t.field({ type: DateRangeInput, description: 'By the date of the last episode.' }),
    episodeCount: t.field({ type: IntRangeInput, description: 'By the number of episodes.' }),
    averageScore: t.field({ type: IntRangeInput, description: 'By the average score, 0 to 100.' }),
    genres: t.field({
      type: TextSetFilterInput,
      description: 'By genre, with the names of the query `genres`.',
    }),
    tags: t.field({
      type: TextSetFilterInput,
      description: 'By tag, with the names of the query `tags`.',
    }),
    source: t.field({
      type: choiceFilter('MediaSourceFilter', MediaSourceEnum),
      description: 'By what it was adapted from.',
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
    isAdult: t.boolean({
      description:
        'Only adult works, or with false only others. Callers who have not chosen to see adult works do not get them.',
    }),
  }),
});
type AnimeFilter = typeof AnimeFilterInput.$inferInput;

/** Whether an anime is asked for. @throws Refusal for a filter that the caller may not use. */
export const acceptedBy = (filter: AnimeFilter, caller: Caller) =>
  every<Anime>([
    oneOf(filter.format, ({ format }) => format),
    oneOf(filter.status, ({ status }) => status),
    oneOf(filter.season, ({ season }) => season),
    between(filter.seasonYear, ({ seasonYear }) => seasonYear),
    dated(filter.startDate, ({ startOn }) => startOn),
    dated(filter.endDate, ({ endOn }) => endOn),
    between(filter.episodeCount, ({ episodeCount }) => episodeCount),
    between(filter.averageScore, ({ averageScore }) => averageScore),
    someOf(filter.genres, ({ genres }) => genres),
    someOf(filter.tags, ({ tags }) => tags),
    oneOf(filter.source, ({ material }) => material),
    someOf(namesAsked(filter.studios), namesOfStudios),
    someOf(namesAsked(filter.staff), namesOfStaff),
    streamedWithin(filter.streaming, caller),
    flagged(filter.isAdult, ({ isAdult }) => isAdult),
  ]);

builder.queryField('browseAnime', (t) =>
  t.connection(
    {
      type: AnimeRef,
      nullable: true,
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
        ...onListArgs,
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: BROWSE_COST },
      resolve: (_root, { filter, sort, onMyList, listStatus, ...args }, context) => {
        const { app, caller } = context;
        const order = ORDERS[sort ?? 'POPULARITY_DESC'];
        const isAccepted = acceptedBy(filter ?? {}, caller);
        return byList(context, { media: 'ANIME', onMyList, listStatus }, (isAsked) => {
          const accepts = (work: Anime) => isAsked(work.id) && isAccepted(work);
          return browse(app.get(catalogue), { order, accepts }, { args, reader: caller });
        });
      },
    },
    AnimeConnectionRef,
  ),
);
