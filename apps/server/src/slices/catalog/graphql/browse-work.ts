import type { App } from '#platform/app.ts';
import type { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import {
  DATE_ORDER,
  NUMBER_ORDER,
  sortText,
  TITLE_ORDER,
  type Orders,
  type SortValue,
} from '../browse/order.ts';
import { between, dated, flagged, oneOf, someOf, type Predicate } from '../browse/predicate.ts';
import type { Media } from '../media.ts';
import { tagsFromRank } from '../tag.ts';
import { shelfOf, type WorkOf } from '../read-model/shelf-of.ts';
import { browse, BROWSE_COST } from './browse.ts';
import { DateRangeInput, IdFilterInput, IntRangeInput, TextSetFilterInput } from './filter.ts';
import {
  countedWithin,
  FIGURE_ORDER_TEXTS,
  figureOrders,
  ListFiguresFilterInput,
  type FigureOrderName,
} from './list-figures.ts';
import { CACHE_SECONDS, idOf } from './lookup.ts';
import { byList, type OnListArguments } from './on-list.ts';

type AnyWork = WorkOf[Media];

/** The orders that both media have. */
export const WORK_ORDERS = {
  TITLE_ROMAJI: ({ titleRomaji }) => sortText(titleRomaji),
  TITLE_ENGLISH: ({ titleEnglish }) => sortText(titleEnglish),
  TITLE_NATIVE: ({ titleNative }) => sortText(titleNative),
  START_DATE: ({ startOn }) => startOn,
  END_DATE: ({ endOn }) => endOn,
  SCORE: ({ averageScore }) => averageScore,
  POPULARITY: ({ popularity }) => popularity,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
} satisfies Record<string, (work: AnyWork) => SortValue>;

/** The words of a medium for the beginning and the end of a run. */
export interface RunWords {
  start: string;
  end: string;
}

/** The descriptions of these orders. */
export const workOrderTexts = ({ start, end }: RunWords) =>
  ({
    TITLE_ROMAJI: ['romaji title', ...TITLE_ORDER],
    TITLE_ENGLISH: ['English title', ...TITLE_ORDER],
    TITLE_NATIVE: ['native title', ...TITLE_ORDER],
    START_DATE: [`date of ${start}`, ...DATE_ORDER],
    END_DATE: [`date of ${end}`, ...DATE_ORDER],
    SCORE: ['average score', ...NUMBER_ORDER],
    POPULARITY: ['popularity', ...NUMBER_ORDER],
    UPDATED_AT: ['last change', ...DATE_ORDER],
    ...FIGURE_ORDER_TEXTS,
  }) as const;

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The fields that the filters of both media have. */
export const workFilterFields = (t: Fields, { start, end }: RunWords) => ({
  id: t.field({ type: IdFilterInput, description: 'By id.' }),
  startDate: t.field({ type: DateRangeInput, description: `By the date of ${start}.` }),
  endDate: t.field({ type: DateRangeInput, description: `By the date of ${end}.` }),
  averageScore: t.field({ type: IntRangeInput, description: 'By the average score, 0 to 100.' }),
  listFigures: t.field({
    type: ListFiguresFilterInput,
    description: 'By what the lists of this instance tell of it.',
  }),
  genres: t.field({
    type: TextSetFilterInput,
    description: 'By genre, with the names of the query `genres`.',
  }),
  tags: t.field({
    type: TextSetFilterInput,
    description: 'By tag, with the names of the query `tags`.',
  }),
  minimumTagRank: t.int({
    description:
      'For `tags`: only tags of at least this rank count, 0 to 100. Tags without a rank do not.',
  }),
  isAdult: t.boolean({
    description:
      'Only adult works, or with false only others. Callers who have not chosen to see adult works do not get them.',
  }),
});

interface WorkFilter {
  id?: typeof IdFilterInput.$inferInput | null | undefined;
  startDate?: typeof DateRangeInput.$inferInput | null | undefined;
  endDate?: typeof DateRangeInput.$inferInput | null | undefined;
  averageScore?: typeof IntRangeInput.$inferInput | null | undefined;
  listFigures?: typeof ListFiguresFilterInput.$inferInput | null | undefined;
  genres?: typeof TextSetFilterInput.$inferInput | null | undefined;
  tags?: typeof TextSetFilterInput.$inferInput | null | undefined;
  minimumTagRank?: number | null | undefined;
  isAdult?: boolean | null | undefined;
}

/** The conditions that these fields set. @throws Refusal for what is no id. */
export const workAskedBy = (filter: WorkFilter, app: App): (Predicate<AnyWork> | null)[] => [
  oneOf(idsAsked(filter.id), ({ id }) => id),
  dated(filter.startDate, ({ startOn }) => startOn),
  dated(filter.endDate, ({ endOn }) => endOn),
  between(filter.averageScore, ({ averageScore }) => averageScore),
  countedWithin(filter.listFigures, app),
  someOf(filter.genres, ({ genres }) => genres),
  someOf(filter.tags, tagsAsked(filter.minimumTagRank)),
  flagged(filter.isAdult, ({ isAdult }) => isAdult),
];

const idsAsked = (filter: WorkFilter['id']): WorkFilter['id'] =>
  filter && { in: filter.in?.map(idOf) ?? null, not: filter.not?.map(idOf) ?? null };

const tagsAsked = (least: WorkFilter['minimumTagRank']) => (work: AnyWork) =>
  least == null ? work.tags : tagsFromRank(work, least);

export const BROWSE_OPTIONS = {
  nullable: true,
  extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: BROWSE_COST },
} as const;

interface BrowseArguments<Filter, Name> extends PageArguments, OnListArguments {
  filter?: Filter | null | undefined;
  sort?: Name | FigureOrderName | null | undefined;
}

/** Who asks, of which app. */
export type Asking = Pick<RequestContext, 'app' | 'caller'>;

/** How the works of a medium are browsed. */
interface Browsed<M extends Media, Filter, Name extends string> {
  media: M;
  orders: Orders<WorkOf[M], Name>;
  usual: NoInfer<Name>;
  acceptedBy: (filter: Filter | Record<string, never>, asking: Asking) => Predicate<WorkOf[M]>;
}

/** Browses the works of a medium. */
export const browsing =
  <M extends Media, Filter, Name extends string>({
    media,
    orders,
    usual,
    acceptedBy,
  }: Browsed<M, Filter, Name>) =>
  (
    _root: unknown,
    { filter, sort, onMyList, listStatus, ...args }: BrowseArguments<Filter, Name>,
    context: RequestContext,
  ) => {
    const { app, caller } = context;
    const order = { ...orders, ...figureOrders(app) }[sort ?? usual];
    const isAccepted = acceptedBy(filter ?? {}, context);
    return byList(context, { media, onMyList, listStatus }, (isAsked) => {
      const accepts = (work: WorkOf[M]) => isAsked(work.id) && isAccepted(work);
      return browse(shelfOf(app, media), { order, accepts }, { args, reader: caller });
    });
  };
