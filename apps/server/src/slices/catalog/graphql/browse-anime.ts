import { builder } from '#platform/graphql/builder.ts';
import type { Caller } from '#platform/graphql/context.ts';
import type { Anime } from '../anime.ts';
import { namesOf, ordersBy, sortText } from '../browse/order.ts';
import { between, dated, every, flagged, oneOf, someOf } from '../browse/predicate.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { nameKey } from '../rules/title-key.ts';
import { AnimeRef } from './anime.ts';
import { browse, BROWSE_COST, HOW_BROWSING_WORKS } from './browse.ts';
import { AnimeFormatEnum, MediaSourceEnum, SeasonEnum } from './enum.ts';
import {
  choiceFilter,
  DateRangeInput,
  IntRangeInput,
  namesAsked,
  namesOfStaff,
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

const AnimeSortEnum = builder.enumType('AnimeSort', { values: namesOf(ORDERS) });

export const AnimeFilterInput = builder.inputType('AnimeFilter', {
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
    genres: t.field({ type: TextSetFilterInput }),
    tags: t.field({ type: TextSetFilterInput }),
    source: t.field({ type: choiceFilter('MediaSourceFilter', MediaSourceEnum) }),
    studios: t.field({ type: TextSetFilterInput, description: 'Names of studios, in any case.' }),
    staff: t.field({ type: TextSetFilterInput, description: 'Names, in either script and order.' }),
    streaming: t.field({ type: StreamingFilterInput }),
    isAdult: t.boolean(),
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
    someOf(namesAsked(filter.studios), ({ studios }) => studios.map(nameKey)),
    someOf(namesAsked(filter.staff), namesOfStaff),
    streamedWithin(filter.streaming, caller),
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
