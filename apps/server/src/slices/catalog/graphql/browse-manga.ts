import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import { describedOrders, NUMBER_ORDER, ordersBy } from '../browse/order.ts';
import { between, every, oneOf, someOf } from '../browse/predicate.ts';
import { MANGA_FORMATS, type Manga } from '../manga.ts';
import { HOW_BROWSING_WORKS } from './browse.ts';
import { placeIn, thenByArg, WORK_ORDERS, workOrderTexts } from './browse-order.ts';
import {
  BROWSE_OPTIONS,
  browsing,
  type Asking,
  workAskedBy,
  workFilterFields,
} from './browse-work.ts';
import { MangaConnectionRef } from './connections.ts';
import { MangaFormatEnum } from './enum.ts';
import {
  choiceFilter,
  IntRangeInput,
  namesAsked,
  namesOfStaff,
  TextFilterInput,
  TextSetFilterInput,
} from './filter.ts';
import type { FigureOrderName } from './list-figures.ts';
import { onListArgs } from './on-list.ts';
import { MangaRef } from './manga.ts';

const RUN = { start: 'the first chapter', end: 'the last chapter' };

const formatPlace = placeIn(MANGA_FORMATS);

export const MANGA_ORDERS = ordersBy({
  ...WORK_ORDERS,
  FORMAT: ({ format }: Manga) => formatPlace(format),
  VOLUMES: ({ volumeCount }: Manga) => volumeCount,
  CHAPTERS: ({ chapterCount }: Manga) => chapterCount,
});

export const MangaSortEnum = builder.enumType('MangaSort', {
  description: 'An order of manga. Manga without the value come last in both directions.',
  values: valuesOf<keyof typeof MANGA_ORDERS | FigureOrderName>(
    describedOrders({
      ...workOrderTexts(RUN),
      VOLUMES: ['number of volumes', ...NUMBER_ORDER],
      CHAPTERS: ['number of chapters', ...NUMBER_ORDER],
    }),
  ),
});

export const MangaFilterInput = builder.inputType('MangaFilter', {
  description: 'A filter for manga. All given fields must match.',
  fields: (t) => ({
    ...workFilterFields(t, RUN),
    format: t.field({
      type: choiceFilter('MangaFormatFilter', MangaFormatEnum),
      description: 'By format.',
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
    volumeCount: t.field({ type: IntRangeInput, description: 'By the number of volumes.' }),
    chapterCount: t.field({ type: IntRangeInput, description: 'By the number of chapters.' }),
  }),
});
type MangaFilter = typeof MangaFilterInput.$inferInput;

/** Whether a manga is asked for. */
export const mangaAcceptedBy = (filter: MangaFilter, { app }: Pick<Asking, 'app'>) =>
  every<Manga>([
    ...workAskedBy(filter, app),
    oneOf(filter.format, ({ format }) => format),
    oneOf(filter.magazine, ({ magazine }) => magazine),
    oneOf(filter.publisher, ({ publisher }) => publisher),
    someOf(namesAsked(filter.staff), namesOfStaff),
    between(filter.volumeCount, ({ volumeCount }) => volumeCount),
    between(filter.chapterCount, ({ chapterCount }) => chapterCount),
  ]);

builder.queryField('browseManga', (t) =>
  t.connection(
    {
      ...BROWSE_OPTIONS,
      type: MangaRef,
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
        ...thenByArg(MangaSortEnum),
        ...onListArgs,
      },
      resolve: browsing({
        media: 'MANGA',
        orders: MANGA_ORDERS,
        usual: 'START_DATE_DESC',
        acceptedBy: mangaAcceptedBy,
      }),
    },
    MangaConnectionRef,
  ),
);
