import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { AnimeRef } from './anime.ts';
import { acceptedBy, AnimeFilterInput } from './browse-anime.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { byList, isListed, onListArgs } from './on-list.ts';
import { AnimeConnectionRef } from './query.ts';
import { bothOf, HOW_SEARCH_WORKS, LIMIT_ARGUMENT, SEARCH_COST, searchPage } from './search.ts';

builder.queryField('searchAnime', (t) =>
  t.connection(
    {
      type: AnimeRef,
      nullable: false,
      description: `Anime ${HOW_SEARCH_WORKS}`,
      args: {
        query: t.arg.string({ required: true }),
        filter: t.arg({ type: AnimeFilterInput }),
        limit: t.arg.int({ description: LIMIT_ARGUMENT }),
        ...onListArgs,
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: SEARCH_COST },
      resolve: (_root, { filter, onMyList, listStatus, ...args }, context) => {
        const { app, caller } = context;
        const isAccepted = filter ? acceptedBy(filter, caller) : null;
        const of = { media: 'ANIME', onMyList, listStatus } as const;
        return byList(context, of, (isAsked) => {
          const accepts = isListed(of) ? bothOf<Anime>(isAsked, isAccepted) : isAccepted;
          return searchPage(app.get(catalogue), { ...args, accepts }, caller);
        });
      },
    },
    AnimeConnectionRef,
  ),
);
