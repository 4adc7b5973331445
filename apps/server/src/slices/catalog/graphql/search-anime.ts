import { builder } from '#platform/graphql/builder.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { AnimeRef } from './anime.ts';
import { acceptedBy, AnimeFilterInput } from './browse-anime.ts';
import { CACHE_SECONDS } from './lookup.ts';
import { AnimeConnectionRef } from './query.ts';
import { HOW_SEARCH_WORKS, LIMIT_ARGUMENT, SEARCH_COST, searchPage } from './search.ts';

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
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: SEARCH_COST },
      resolve: (_root, { filter, ...args }, { app, caller }) => {
        const accepts = filter ? acceptedBy(filter, caller) : null;
        return searchPage(app.get(catalogue), { ...args, accepts }, caller);
      },
    },
    AnimeConnectionRef,
  ),
);
