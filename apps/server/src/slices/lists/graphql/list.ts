import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { Connection } from '#platform/graphql/connection.ts';
import type { Caller, RequestContext } from '#platform/graphql/context.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import {
  AnimeFilterInput,
  animeAcceptedBy,
  DATE_ORDER,
  describedOrders,
  IntRangeInput,
  MangaFilterInput,
  mangaAcceptedBy,
  NUMBER_ORDER,
  TITLE_ORDER,
  visibleTo,
} from '#slices/catalog/index.ts';
import { ViewerRef } from '#slices/profiles/index.ts';
import type { ListFilter } from '../queries/list-filter.ts';
import type { ListOrder } from '../queries/list-order.ts';
import { listPage } from '../queries/list-page.ts';
import type { Entry } from '../queries/stored-entry.ts';
import type { ListStatus, Reading } from '../rules/word.ts';
import { AnimeEntryRef, MangaEntryRef } from './entry.ts';
import { ListStatusEnum } from './enum.ts';
import { requireId } from './id.ts';
import { ownerOf } from './writer.ts';

/** A page may have to sort a whole list. */
export const LIST_COST = 10;

const ListSortEnum = builder.enumType('ListSort', {
  description:
    'An order of entries. Entries without the value come last. `TITLE` orders by the romaji title, else the English, else the native one. The other orders by title use the named one if there is one, else the same as `TITLE`.',
  values: valuesOf<ListOrder>(
    describedOrders({
      UPDATED_AT: ['last change', ...DATE_ORDER],
      ADDED_AT: ['when it was added', ...DATE_ORDER],
      SCORE: ['score', ...NUMBER_ORDER],
      PROGRESS: ['episodes watched or chapters read', ...NUMBER_ORDER],
      PRIORITY: ['priority', ...NUMBER_ORDER],
      STARTED_ON: ['when it was begun', ...DATE_ORDER],
      COMPLETED_ON: ['when it was finished', ...DATE_ORDER],
      TITLE: ['title', ...TITLE_ORDER],
      TITLE_ENGLISH: ['English title', ...TITLE_ORDER],
      TITLE_NATIVE: ['native title', ...TITLE_ORDER],
      NEXT_AIRING: ['next airing', ...DATE_ORDER],
    }),
  ),
});

const HIDDEN = 'Entries that are shown only on custom lists are left out.';

const AnimeListFilterInput = builder.inputType('AnimeListFilter', {
  description: 'A filter for entries. All given fields must match.',
  fields: (t) => ({
    status: t.field({ type: [ListStatusEnum], description: `One of these statuses. ${HIDDEN}` }),
    score: t.field({ type: IntRangeInput, description: 'By score, 0 to 100.' }),
    progress: t.field({ type: IntRangeInput, description: 'By the number of episodes watched.' }),
    customList: t.id({ description: 'Only entries of this custom list, by id.' }),
    tag: t.string({ description: 'Only entries with this tag.' }),
    isFavourite: t.boolean({
      description: 'Only favourite anime, or with false only others.',
    }),
    search: t.string({ description: 'By a title, or the beginning of one.' }),
    anime: t.field({ type: AnimeFilterInput, description: 'By fields of the anime.' }),
  }),
});

const MangaListFilterInput = builder.inputType('MangaListFilter', {
  description: 'A filter for entries. All given fields must match.',
  fields: (t) => ({
    status: t.field({ type: [ListStatusEnum], description: `One of these statuses. ${HIDDEN}` }),
    score: t.field({ type: IntRangeInput, description: 'By score, 0 to 100.' }),
    progress: t.field({ type: IntRangeInput, description: 'By the number of chapters read.' }),
    customList: t.id({ description: 'Only entries of this custom list, by id.' }),
    tag: t.string({ description: 'Only entries with this tag.' }),
    isFavourite: t.boolean({
      description: 'Only favourite manga, or with false only others.',
    }),
    search: t.string({ description: 'By a title, or the beginning of one.' }),
    manga: t.field({ type: MangaFilterInput, description: 'By fields of the manga.' }),
  }),
});

type AnimeListFilter = typeof AnimeListFilterInput.$inferInput;
type MangaListFilter = typeof MangaListFilterInput.$inferInput;

const ownFilter = (
  filter: Omit<AnimeListFilter, 'anime'>,
  status: ListStatus | null | undefined,
): Omit<ListFilter, 'userId' | 'media' | 'reading' | 'work'> => ({
  statuses: status == null ? (filter.status ?? null) : [status],
  score: filter.score ?? null,
  progress: filter.progress ?? null,
  customListId: filter.customList == null ? null : requireId(filter.customList),
  tag: filter.tag ?? null,
  isFavourite: filter.isFavourite ?? null,
  search: filter.search?.trim() || null,
});

const animeFilter = (
  filter: AnimeListFilter,
  status: ListStatus | null | undefined,
  caller: Caller,
): Omit<ListFilter, 'userId' | 'reading'> => ({
  media: 'ANIME',
  ...ownFilter(filter, status),
  work: filter.anime ? animeAcceptedBy(filter.anime, caller) : null,
});

const mangaFilter = (
  filter: MangaListFilter,
  status?: ListStatus | null,
): Omit<ListFilter, 'userId' | 'reading'> => ({
  media: 'MANGA',
  ...ownFilter(filter, status),
  work: filter.manga ? mangaAcceptedBy(filter.manga) : null,
});

export const AnimeListConnectionRef = builder.connectionObject(
  { type: AnimeEntryRef, name: 'AnimeListConnection' },
  { name: 'AnimeListEdge' },
);

export const MangaListConnectionRef = builder.connectionObject(
  { type: MangaEntryRef, name: 'MangaListConnection' },
  { name: 'MangaListEdge' },
);

/** The arguments of a list of anime. */
export const animeListArgs = builder.args((t) => ({
  status: t.field({ type: ListStatusEnum, description: 'Short for a filter by one status.' }),
  filter: t.field({
    type: AnimeListFilterInput,
    description: 'Only entries that match; all of them unless given.',
  }),
  sort: t.field({
    type: ListSortEnum,
    defaultValue: 'UPDATED_AT_DESC',
    description: 'The order of the entries.',
  }),
}));

/** The arguments of a list of manga. */
export const mangaListArgs = builder.args((t) => ({
  status: t.field({ type: ListStatusEnum, description: 'Short for a filter by one status.' }),
  filter: t.field({
    type: MangaListFilterInput,
    description: 'Only entries that match; all of them unless given.',
  }),
  sort: t.field({
    type: ListSortEnum,
    defaultValue: 'UPDATED_AT_DESC',
    description: 'The order of the entries.',
  }),
}));

/** Whose list is read, and as whom. */
interface Read {
  userId: string;
  reading: Reading;
}

interface ListArguments<Filter> extends PageArguments {
  status?: ListStatus | null | undefined;
  filter?: Filter | null | undefined;
  sort?: ListOrder | null | undefined;
}

/** Adult works on other users' lists are left out unless the caller has chosen to see them. */
const shown = (caller: Caller, filter: ListFilter): ListFilter => {
  if (filter.reading === 'own' || caller.canSeeAdult) return filter;
  const isVisible = visibleTo(caller);
  const { work } = filter;
  return { ...filter, work: (each) => isVisible(each) && (!work || work(each)) };
};

/** A page of somebody's anime. */
export const animeListPage = (
  { app, caller }: RequestContext,
  read: Read,
  { status, filter, sort, ...args }: ListArguments<AnimeListFilter>,
): Promise<Connection<Entry>> => {
  const asked = shown(caller, { ...animeFilter(filter ?? {}, status, caller), ...read });
  return listPage(app, { filter: asked, order: sort ?? 'UPDATED_AT_DESC', args });
};

/** A page of somebody's manga. */
export const mangaListPage = (
  { app, caller }: RequestContext,
  read: Read,
  { status, filter, sort, ...args }: ListArguments<MangaListFilter>,
): Promise<Connection<Entry>> => {
  const asked = shown(caller, { ...mangaFilter(filter ?? {}, status), ...read });
  return listPage(app, { filter: asked, order: sort ?? 'UPDATED_AT_DESC', args });
};

/** Large pages, so that a whole list needs few requests. */
const OWN_PAGE = { default: 20, max: 500 };
const WHOLE = `A page has at most ${OWN_PAGE.max}.`;

builder.objectField(ViewerRef, 'animeList', (t) =>
  t.connection(
    {
      type: AnimeEntryRef,
      nullable: true,
      description: `The anime of the user, most recently changed first by default. ${WHOLE}`,
      extensions: { cost: LIST_COST, page: OWN_PAGE },
      args: animeListArgs,
      resolve: (_viewer, args, context) =>
        animeListPage(context, { userId: ownerOf(context), reading: 'own' }, args),
    },
    AnimeListConnectionRef,
  ),
);

builder.objectField(ViewerRef, 'mangaList', (t) =>
  t.connection(
    {
      type: MangaEntryRef,
      nullable: true,
      description: `The manga of the user, most recently changed first by default. ${WHOLE}`,
      extensions: { cost: LIST_COST, page: OWN_PAGE },
      args: mangaListArgs,
      resolve: (_viewer, args, context) =>
        mangaListPage(context, { userId: ownerOf(context), reading: 'own' }, args),
    },
    MangaListConnectionRef,
  ),
);
