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
  type Media,
  type Medium,
  MEDIUM,
  NUMBER_ORDER,
  TITLE_ORDER,
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

type Fields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const filterFields = (t: Fields, { kind, unit, done }: Medium) => ({
  status: t.field({ type: [ListStatusEnum], description: `One of these statuses. ${HIDDEN}` }),
  score: t.field({ type: IntRangeInput, description: 'By score, 0 to 100.' }),
  progress: t.field({ type: IntRangeInput, description: `By the number of ${unit}s ${done}.` }),
  customList: t.id({ description: 'Only entries of this custom list, by id.' }),
  tag: t.string({ description: 'Only entries with this tag.' }),
  isFavourite: t.boolean({
    description: `Only favourite ${kind}, or with false only others.`,
  }),
  search: t.string({ description: 'By a title, or the beginning of one.' }),
});

const AnimeListFilterInput = builder.inputType('AnimeListFilter', {
  description: 'A filter for entries. All given fields must match.',
  fields: (t) => ({
    ...filterFields(t, MEDIUM.ANIME),
    anime: t.field({ type: AnimeFilterInput, description: 'By fields of the anime.' }),
  }),
});

const MangaListFilterInput = builder.inputType('MangaListFilter', {
  description: 'A filter for entries. All given fields must match.',
  fields: (t) => ({
    ...filterFields(t, MEDIUM.MANGA),
    manga: t.field({ type: MangaFilterInput, description: 'By fields of the manga.' }),
  }),
});

/** A filter of either list. */
type Filter = Omit<typeof AnimeListFilterInput.$inferInput, 'anime'> & {
  anime?: typeof AnimeFilterInput.$inferInput | null | undefined;
  manga?: typeof MangaFilterInput.$inferInput | null | undefined;
};

/** The condition that a filter sets for the works. */
const workAsked = (
  { anime, manga }: Filter,
  context: RequestContext,
): NonNullable<ListFilter['work']> | null => {
  if (anime) return animeAcceptedBy(anime, context);
  return manga ? mangaAcceptedBy(manga, context) : null;
};

const listFilter = (
  filter: Filter,
  status: ListStatus | null | undefined,
  context: RequestContext,
): Omit<ListFilter, 'userId' | 'media' | 'reading'> => ({
  statuses: status == null ? (filter.status ?? null) : [status],
  score: filter.score ?? null,
  progress: filter.progress ?? null,
  customListId: filter.customList == null ? null : requireId(filter.customList),
  tag: filter.tag ?? null,
  isFavourite: filter.isFavourite ?? null,
  search: filter.search?.trim() || null,
  work: workAsked(filter, context),
});

const AnimeListConnectionRef = builder.connectionObject(
  { type: AnimeEntryRef, name: 'AnimeListConnection' },
  { name: 'AnimeListEdge' },
);

const MangaListConnectionRef = builder.connectionObject(
  { type: MangaEntryRef, name: 'MangaListConnection' },
  { name: 'MangaListEdge' },
);

/** The two lists: their entries, pages and filters. */
export const LISTS = [
  {
    ...MEDIUM.ANIME,
    type: AnimeEntryRef,
    connection: AnimeListConnectionRef,
    filter: AnimeListFilterInput,
  },
  {
    ...MEDIUM.MANGA,
    type: MangaEntryRef,
    connection: MangaListConnectionRef,
    filter: MangaListFilterInput,
  },
] as const;

/** The arguments of a list. */
export const listArgs = ({ filter }: (typeof LISTS)[number]) =>
  builder.args((t) => ({
    status: t.field({ type: ListStatusEnum, description: 'Short for a filter by one status.' }),
    filter: t.field({
      type: filter,
      description: 'Only entries that match; all by default.',
    }),
    sort: t.field({
      type: ListSortEnum,
      defaultValue: 'UPDATED_AT_DESC',
      description: 'The order of the entries.',
    }),
  }));

/** Whose list is read, of which medium, and as whom. */
interface Read {
  userId: string;
  media: Media;
  reading: Reading;
}

interface ListArguments extends PageArguments {
  status?: ListStatus | null | undefined;
  filter?: Filter | null | undefined;
  sort?: ListOrder | null | undefined;
}

const isForAll = ({ isAdult }: { isAdult: boolean }): boolean => !isAdult;

/** Adult works on other users' lists are left out unless the caller has chosen to see them. */
export const shownTo = (caller: Caller, filter: ListFilter): ListFilter => {
  if (filter.reading === 'own' || caller.canSeeAdult) return filter;
  const { work } = filter;
  return { ...filter, work: (each) => isForAll(each) && (!work || work(each)) };
};

/** A page of somebody's list. */
export const pageOfList = (
  context: RequestContext,
  read: Read,
  { status, filter, sort, ...args }: ListArguments,
): Promise<Connection<Entry>> => {
  const asked = shownTo(context.caller, { ...listFilter(filter ?? {}, status, context), ...read });
  return listPage(context.app, { filter: asked, order: sort ?? 'UPDATED_AT_DESC', args });
};

/** Large pages, so that a whole list needs few requests. */
const OWN_PAGE = { default: 20, max: 500 };
const WHOLE = `A page has at most ${OWN_PAGE.max}.`;

for (const list of LISTS) {
  const { media, kind, type, connection } = list;
  builder.objectField(ViewerRef, `${kind}List`, (t) =>
    t.connection(
      {
        type,
        nullable: true,
        description: `The ${kind} of the user, most recently changed first by default. ${WHOLE}`,
        extensions: { cost: LIST_COST, page: OWN_PAGE },
        args: listArgs(list),
        resolve: (_viewer, args, context) =>
          pageOfList(context, { userId: ownerOf(context), media, reading: 'own' }, args),
      },
      connection,
    ),
  );
}
