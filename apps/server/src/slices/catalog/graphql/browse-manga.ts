import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import {
  DATE_ORDER,
  describedOrders,
  NUMBER_ORDER,
  ordersBy,
  sortText,
  TITLE_ORDER,
} from '../browse/order.ts';
import { between, dated, every, flagged, oneOf, someOf } from '../browse/predicate.ts';
import type { Manga } from '../manga.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { browse, BROWSE_COST, HOW_BROWSING_WORKS } from './browse.ts';
import { MangaFormatEnum } from './enum.ts';
import {
  choiceFilter,
  DateRangeInput,
  IntRangeInput,
  namesAsked,
  namesOfStaff,
  TextFilterInput,
  TextSetFilterInput,
} from './filter.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { byList, onListArgs } from './on-list.ts';
import { MangaRef } from './manga.ts';
import { MangaConnectionRef } from './manga-query.ts';
import { MediaStatusFilterInput } from './status-filter.ts';

const ORDERS = ordersBy({
  TITLE_ROMAJI: ({ titleRomaji }: Manga) => sortText(titleRomaji),
  TITLE_ENGLISH: ({ titleEnglish }: Manga) => sortText(titleEnglish),
  TITLE_NATIVE: ({ titleNative }: Manga) => sortText(titleNative),
  START_DATE: ({ startOn }: Manga) => startOn,
  END_DATE: ({ endOn }: Manga) => endOn,
  SCORE: ({ averageScore }: Manga) => averageScore,
  POPULARITY: ({ popularity }: Manga) => popularity,
  VOLUMES: ({ volumeCount }: Manga) => volumeCount,
  CHAPTERS: ({ chapterCount }: Manga) => chapterCount,
  UPDATED_AT: ({ updatedAt }: Manga) => updatedAt,
});

const MangaSortEnum = builder.enumType('MangaSort', {
  description: 'An order of manga. Manga without the value come last in both directions.',
  values: valuesOf<keyof typeof ORDERS>(
    describedOrders({
      TITLE_ROMAJI: ['romaji title', ...TITLE_ORDER],
      TITLE_ENGLISH: ['English title', ...TITLE_ORDER],
      TITLE_NATIVE: ['native title', ...TITLE_ORDER],
      START_DATE: ['date of the first chapter', ...DATE_ORDER],
      END_DATE: ['date of the last chapter', ...DATE_ORDER],
      SCORE: ['average score', ...NUMBER_ORDER],
      POPULARITY: ['popularity', ...NUMBER_ORDER],
      VOLUMES: ['number of volumes', ...NUMBER_ORDER],
      CHAPTERS: ['number of chapters', ...NUMBER_ORDER],
      UPDATED_AT: ['last change', ...DATE_ORDER],
    }),
  ),
});

export const MangaFilterInput = builder.inputType('MangaFilter', {
  description: 'A filter for manga. All given fields must match.',
  fields: (t) => ({
    format: t.field({
      type: choiceFilter('MangaFormatFilter', MangaFormatEnum),
      description: 'By format.',
    }),
    status: t.field({
      type: MediaStatusFilterInput,
      description: 'By status.',
    }),
    countryOfOrigin: t.field({
      type: TextFilterInput,
      description: 'By the country it comes from: ISO 3166-1 alpha-2, such as "JP".',
    }),
    magazine: t.field({
      type: TextFilterInput,
      description: 'By the magazine in which it was first serialised.',
    }),
    publisher: t.field({ type: TextFilterInput, description: 'By its publisher.' }),
    staff: t.field({
      type: TextSetFilterInput,
      description: 'Names of authors, in either script and order: "Naoki Urasawa", "浦沢直樹".',
    }),
    genres: t.field({
      type: TextSetFilterInput,
      description: 'By genre, with the names of the query `genres`.',
    }),
    tags: t.field({
      type: TextSetFilterInput,
      description: 'By tag, with the names of the query `tags`.',
    }),
    startDate: t.field({ type: DateRangeInput, description: 'By the date of the first chapter.' }),
    endDate: t.field({ type: DateRangeInput, description: 'By the date of the last chapter.' }),
    volumeCount: t.field({ type: IntRangeInput, description: 'By the number of volumes.' }),
    chapterCount: t.field({ type: IntRangeInput, description: 'By the number of chapters.' }),
    averageScore: t.field({ type: IntRangeInput, description: 'By the average score, 0 to 100.' }),
    isAdult: t.boolean({
      description:
        'Only adult works, or with false only others. Callers who have not chosen to see adult works do not get them.',
    }),
  }),
});
type MangaFilter = typeof MangaFilterInput.$inferInput;

/** Whether a manga is asked for. */
export const acceptedBy = (filter: MangaFilter) =>
  every<Manga>([
    oneOf(filter.format, ({ format }) => format),
    oneOf(filter.status, ({ status }) => status),
    oneOf(filter.countryOfOrigin, ({ country }) => country),
    oneOf(filter.magazine, ({ magazine }) => magazine),
    oneOf(filter.publisher, ({ publisher }) => publisher),
    someOf(namesAsked(filter.staff), namesOfStaff),
    someOf(filter.genres, ({ genres }) => genres),
    someOf(filter.tags, ({ tags }) => tags),
    dated(filter.startDate, ({ startOn }) => startOn),
    dated(filter.endDate, ({ endOn }) => endOn),
    between(filter.volumeCount, ({ volumeCount }) => volumeCount),
    between(filter.chapterCount, ({ chapterCount }) => chapterCount),
    between(filter.averageScore, ({ averageScore }) => averageScore),
    flagged(filter.isAdult, ({ isAdult }) => isAdult),
  ]);

builder.queryField('browseManga', (t) =>
  t.connection(
    {
      type: MangaRef,
      nullable: true,
      description: `Manga ${HOW_BROWSING_WORKS}`,
      args: {
        filter: t.arg({
          type: MangaFilterInput,
          description: 'Only manga that match; all by default.',
        }),
        sort: t.arg({
          type: MangaSortEnum,
          defaultValue: 'START_DATE_DESC',
          description: 'The order of the results.',
        }),
        ...onListArgs,
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: BROWSE_COST },
      resolve: (_root, { filter, sort, onMyList, listStatus, ...args }, context) => {
        const { app, caller } = context;
        const order = ORDERS[sort ?? 'START_DATE_DESC'];
        const isAccepted = acceptedBy(filter ?? {});
        return byList(context, { media: 'MANGA', onMyList, listStatus }, (isAsked) => {
          const accepts = (work: Manga) => isAsked(work.id) && isAccepted(work);
          return browse(app.get(mangaCatalogue), { order, accepts }, { args, reader: caller });
        });
      },
    },
    MangaConnectionRef,
  ),
);
