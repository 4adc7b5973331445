import { builder } from '#platform/graphql/builder.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';
import { MangaRef } from './manga.ts';
import { acceptedBy, MangaFilterInput } from './browse-manga.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { MangaConnectionRef } from './manga-query.ts';
import { HOW_SEARCH_WORKS, LIMIT_ARGUMENT, SEARCH_COST, searchPage } from './search.ts';

builder.queryField('searchManga', (t) =>
  t.connection(
    {
      type: MangaRef,
      nullable: false,
      description: `Manga ${HOW_SEARCH_WORKS}`,
      args: {
        query: t.arg.string({ required: true }),
        filter: t.arg({ type: MangaFilterInput }),
        limit: t.arg.int({ description: LIMIT_ARGUMENT }),
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: SEARCH_COST },
      resolve: (_root, { filter, ...args }, { app, caller }) => {
        const accepts = filter ? acceptedBy(filter) : null;
        return searchPage(app.get(mangaCatalogue), { ...args, accepts }, caller);
      },
    },
    MangaConnectionRef,
  ),
);
