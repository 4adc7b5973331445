import type { App } from '#platform/app.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import type { Orders } from '../browse/order.ts';
import type { Predicate } from '../browse/predicate.ts';
import { MEDIUM, type Media } from '../media.ts';
import { shelfOf, type WorkOf } from '../read-model/shelf-of.ts';
import { AnimeRef } from './anime.ts';
import { ANIME_ORDERS, animeAcceptedBy, AnimeFilterInput, AnimeSortEnum } from './browse-anime.ts';
import { MANGA_ORDERS, mangaAcceptedBy, MangaFilterInput, MangaSortEnum } from './browse-manga.ts';
import { matchOrder, matchOrderArgs, type OrderAsked } from './browse-order.ts';
import type { Asking } from './browse-work.ts';
import { AnimeConnectionRef, MangaConnectionRef } from './connections.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { MangaRef } from './manga.ts';
import { animeOfMedia, type AddressedMedia } from './media.ts';
import { byList, isListed, onListArgs, type OnListArguments } from './on-list.ts';
import {
  bothOf,
  HOW_SEARCH_WORKS,
  LIMIT_ARGUMENT,
  SEARCH_COST,
  type Searched,
  searchPage,
} from './search.ts';

const searchArgs = builder.args((t) => ({
  query: t.string({
    required: true,
    description: 'A title, or part of one, in any script; at most 200 characters.',
  }),
  limit: t.int({ description: LIMIT_ARGUMENT }),
}));

const OPTIONS = {
  nullable: true,
  extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: SEARCH_COST },
} as const;

interface SearchArguments<Filter, Name extends string>
  extends PageArguments, OnListArguments, OrderAsked<Name> {
  query: string;
  filter?: Filter | null | undefined;
}

/** What a search of a medium looks in. */
export const searchedOf = <M extends Media>(app: App, media: M): Searched<WorkOf[M]> => ({
  kind: MEDIUM[media].kind,
  shelf: shelfOf(app, media),
  ofMedia: (asked: AddressedMedia) => (media === 'ANIME' ? animeOfMedia(app, asked) : []),
});

/** Searches the works of a medium. */
const searching =
  <M extends Media, Filter, Name extends string>(
    media: M,
    orders: Orders<WorkOf[M], Name>,
    acceptedBy: (filter: Filter, asking: Asking) => Predicate<WorkOf[M]>,
  ) =>
  (
    _root: unknown,
    { filter, sort, thenBy, onMyList, listStatus, ...args }: SearchArguments<Filter, Name>,
    context: RequestContext,
  ) => {
    const { app, caller } = context;
    const order = matchOrder(app, orders, { sort, thenBy });
    const isAccepted = filter ? acceptedBy(filter, context) : null;
    const of = { media, onMyList, listStatus };
    return byList(context, of, (isAsked) => {
      const accepts = isListed(of) ? bothOf<WorkOf[M]>(isAsked, isAccepted) : isAccepted;
      return searchPage(searchedOf(app, media), { ...args, accepts, order }, caller);
    });
  };

builder.queryField('searchAnime', (t) =>
  t.connection(
    {
      ...OPTIONS,
      type: AnimeRef,
      description: `Anime ${HOW_SEARCH_WORKS}`,
      args: {
        ...searchArgs,
        filter: t.arg({
          type: AnimeFilterInput,
          description: 'Only anime that also match this filter.',
        }),
        ...matchOrderArgs(AnimeSortEnum),
        ...onListArgs,
      },
      resolve: searching('ANIME', ANIME_ORDERS, animeAcceptedBy),
    },
    AnimeConnectionRef,
  ),
);

builder.queryField('searchManga', (t) =>
  t.connection(
    {
      ...OPTIONS,
      type: MangaRef,
      description: `Manga ${HOW_SEARCH_WORKS}`,
      args: {
        ...searchArgs,
        filter: t.arg({
          type: MangaFilterInput,
          description: 'Only manga that also match this filter.',
        }),
        ...matchOrderArgs(MangaSortEnum),
        ...onListArgs,
      },
      resolve: searching('MANGA', MANGA_ORDERS, mangaAcceptedBy),
    },
    MangaConnectionRef,
  ),
);
