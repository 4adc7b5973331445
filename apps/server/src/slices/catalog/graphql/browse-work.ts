import type { App } from '#platform/app.ts';
import type { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import type { Orders } from '../browse/order.ts';
import { between, dated, flagged, oneOf, someOf, type Predicate } from '../browse/predicate.ts';
import type { Media } from '../media.ts';
import { categoriesOfTags } from '../rules/tag-category.ts';
import { tagsFromRank } from '../tag.ts';
import { shelfOf, type WorkOf } from '../read-model/shelf-of.ts';
import { browse, BROWSE_COST } from './browse.ts';
import { orderAsked, type OrderAsked, type RunWords } from './browse-order.ts';
import {
  DateRangeInput,
  ExternalIdFilterInput,
  IdFilterInput,
  IntRangeInput,
  TextFilterInput,
  TextSetFilterInput,
} from './filter.ts';
import { countedWithin, ListFiguresFilterInput } from './list-figures.ts';
import { knownSite } from './known-site.ts';
import { CACHE_SECONDS, idOf } from './lookup.ts';
import { byList, type OnListArguments } from './on-list.ts';
import { MediaSourceFilterInput } from './source-filter.ts';
import { MediaStatusFilterInput } from './status-filter.ts';

type AnyWork = WorkOf[Media];

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The fields that the filters of both media have. */
export const workFilterFields = (t: Fields, { start, end }: RunWords) => ({
  id: t.field({ type: IdFilterInput, description: 'By id.' }),
  startDate: t.field({ type: DateRangeInput, description: `By the date of ${start}.` }),
  endDate: t.field({ type: DateRangeInput, description: `By the date of ${end}.` }),
  averageScore: t.field({ type: IntRangeInput, description: 'By the average score, 0 to 100.' }),
  popularity: t.field({
    type: IntRangeInput,
    description:
      'By the number of people that a data source counts, which `POPULARITY` sorts by. `listFigures.users` are those of this instance.',
  }),
  externalIds: t.field({ type: ExternalIdFilterInput, description: 'By ids in another database.' }),
  status: t.field({ type: MediaStatusFilterInput, description: 'By status.' }),
  source: t.field({ type: MediaSourceFilterInput, description: 'By what it was adapted from.' }),
  countryOfOrigin: t.field({
    type: TextFilterInput,
    description: 'By the country it comes from: ISO 3166-1 alpha-2, such as "JP".',
  }),
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
  tagCategories: t.field({
    type: TextSetFilterInput,
    description: 'By the categories of its tags, with the names of `CatalogueWord.category`.',
  }),
  minimumTagRank: t.int({
    description:
      'For `tags` and `tagCategories`: only tags of at least this rank count, 0 to 100. Tags without a rank do not.',
  }),
  isAdult: t.boolean({
    description:
      'Only adult works, or with false only others. Callers who have not chosen to see adult works do not get them.',
  }),
});

type Given<Input extends { $inferInput: unknown }> = Input['$inferInput'] | null | undefined;

interface WorkFilter {
  id?: Given<typeof IdFilterInput>;
  externalIds?: Given<typeof ExternalIdFilterInput>;
  startDate?: Given<typeof DateRangeInput>;
  endDate?: Given<typeof DateRangeInput>;
  averageScore?: Given<typeof IntRangeInput>;
  popularity?: Given<typeof IntRangeInput>;
  listFigures?: Given<typeof ListFiguresFilterInput>;
  status?: Given<typeof MediaStatusFilterInput>;
  source?: Given<typeof MediaSourceFilterInput>;
  countryOfOrigin?: Given<typeof TextFilterInput>;
  genres?: Given<typeof TextSetFilterInput>;
  tags?: Given<typeof TextSetFilterInput>;
  tagCategories?: Given<typeof TextSetFilterInput>;
  minimumTagRank?: number | null | undefined;
  isAdult?: boolean | null | undefined;
}

/** The conditions that these fields set. @throws Refusal for what is no id, and for a site that nobody knows */
export const workAskedBy = (filter: WorkFilter, app: App): (Predicate<AnyWork> | null)[] => {
  const tagsOf = tagsAsked(filter.minimumTagRank);
  return [
    oneOf(idsAsked(filter.id), ({ id }) => id),
    someOf(filter.externalIds, idsAt(app, filter.externalIds?.site)),
    dated(filter.startDate, ({ startOn }) => startOn),
    dated(filter.endDate, ({ endOn }) => endOn),
    between(filter.averageScore, ({ averageScore }) => averageScore),
    between(filter.popularity, ({ popularity }) => popularity),
    countedWithin(filter.listFigures, app),
    oneOf(filter.status, ({ status }) => status),
    oneOf(filter.source, ({ material }) => material),
    oneOf(filter.countryOfOrigin, ({ country }) => country),
    someOf(filter.genres, ({ genres }) => genres),
    someOf(filter.tags, tagsOf),
    someOf(filter.tagCategories, (work) => categoriesOfTags(tagsOf(work))),
    flagged(filter.isAdult, ({ isAdult }) => isAdult),
  ];
};

const idsAsked = (filter: WorkFilter['id']): WorkFilter['id'] =>
  filter && { in: filter.in?.map(idOf) ?? null, not: filter.not?.map(idOf) ?? null };

/** The ids of a work at a site. */
const idsAt = (app: App, asked: string | undefined) => {
  const at = asked === undefined ? undefined : knownSite(app, asked);
  return ({ externalIds }: AnyWork) =>
    externalIds.flatMap(({ site, id }) => (site === at ? id : []));
};

const tagsAsked = (least: WorkFilter['minimumTagRank']) => (work: AnyWork) =>
  least == null ? work.tags : tagsFromRank(work, least);

export const BROWSE_OPTIONS = {
  nullable: true,
  extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: BROWSE_COST },
} as const;

interface BrowseArguments<Filter, Name extends string>
  extends PageArguments, OnListArguments, OrderAsked<Name> {
  filter?: Filter | null | undefined;
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
    { filter, sort, thenBy, onMyList, listStatus, ...args }: BrowseArguments<Filter, Name>,
    context: RequestContext,
  ) => {
    const { app, caller } = context;
    const order = orderAsked(app, orders, { sort: sort ?? usual, thenBy });
    const isAccepted = acceptedBy(filter ?? {}, context);
    return byList(context, { media, onMyList, listStatus }, (isAsked) => {
      const accepts = (work: WorkOf[M]) => isAsked(work.id) && isAccepted(work);
      return browse(shelfOf(app, media), { order, accepts }, { args, reader: caller });
    });
  };
