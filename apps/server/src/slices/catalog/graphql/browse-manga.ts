import { builder } from '#platform/graphql/builder.ts';
import { namesOf, ordersBy, sortText } from '../browse/order.ts';
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

const MangaSortEnum = builder.enumType('MangaSort', { values: namesOf(ORDERS) });

export const MangaFilterInput = builder.inputType('MangaFilter', {
  description: 'Which manga: every field that is given must hold.',
  fields: (t) => ({
    format: t.field({ type: choiceFilter('MangaFormatFilter', MangaFormatEnum) }),
    status: t.field({ type: MediaStatusFilterInput }),
    countryOfOrigin: t.field({ type: TextFilterInput }),
    magazine: t.field({ type: TextFilterInput }),
    publisher: t.field({ type: TextFilterInput }),
    staff: t.field({
      type: TextSetFilterInput,
      description: 'Names of authors, in either script and order: "Naoki Urasawa", "浦沢直樹".',
    }),
    genres: t.field({ type: TextSetFilterInput }),
    tags: t.field({ type: TextSetFilterInput }),
    startDate: t.field({ type: DateRangeInput }),
    endDate: t.field({ type: DateRangeInput }),
    volumeCount: t.field({ type: IntRangeInput }),
    chapterCount: t.field({ type: IntRangeInput }),
    averageScore: t.field({ type: IntRangeInput }),
    isAdult: t.boolean(),
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
      nullable: false,
      description: `Manga ${HOW_BROWSING_WORKS}`,
      args: {
        filter: t.arg({ type: MangaFilterInput }),
        sort: t.arg({ type: MangaSortEnum, defaultValue: 'START_DATE_DESC' }),
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
