import { builder } from '#platform/graphql/builder.ts';
import type { Manga } from '../manga.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { MangaRef } from './manga.ts';
import { acceptedBy, MangaFilterInput } from './browse-manga.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { byList, isListed, onListArgs } from './on-list.ts';
import { MangaConnectionRef } from './manga-query.ts';
import { bothOf, HOW_SEARCH_WORKS, LIMIT_ARGUMENT, SEARCH_COST, searchPage } from './search.ts';

builder.queryField('searchManga', (t) =>
  t.connection(
    {
      type: MangaRef,
      nullable: true,
      description: `Manga ${HOW_SEARCH_WORKS}`,
      args: {
        query: t.arg.string({
          required: true,
          description: 'A title, or part of one, in any script; at most 200 characters.',
        }),
        filter: t.arg({
          type: MangaFilterInput,
          description: 'Only manga that also match this filter.',
        }),
        limit: t.arg.int({ description: LIMIT_ARGUMENT }),
        ...onListArgs,
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: SEARCH_COST },
      resolve: (_root, { filter, onMyList, listStatus, ...args }, context) => {
        const { app, caller } = context;
        const isAccepted = filter ? acceptedBy(filter) : null;
        const of = { media: 'MANGA', onMyList, listStatus } as const;
        return byList(context, of, (isAsked) => {
          const accepts = isListed(of) ? bothOf<Manga>(isAsked, isAccepted) : isAccepted;
          return searchPage(
            { kind: 'manga', shelf: app.get(mangaCatalogue) },
            { ...args, accepts },
            caller,
          );
        });
      },
    },
    MangaConnectionRef,
  ),
);
