import { builder } from '#platform/graphql/builder.ts';
import type { Anime } from '../anime.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { animeOfMedia, type AddressedMedia } from './media.ts';
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
      nullable: true,
      description: `Anime ${HOW_SEARCH_WORKS}`,
      args: {
        query: t.arg.string({
          required: true,
          description: 'A title, or part of one, in any script; at most 200 characters.',
        }),
        filter: t.arg({
          type: AnimeFilterInput,
          description: 'Only anime that also match this filter.',
        }),
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
          const searched = {
            kind: 'anime',
            shelf: app.get(catalogue),
            ofMedia: (media: AddressedMedia) => animeOfMedia(app, media),
          } as const;
          return searchPage(searched, { ...args, accepts }, caller);
        });
      },
    },
    AnimeConnectionRef,
  ),
);
