import { refusal } from '#platform/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { pageOfRanking, type Connection } from '#platform/graphql/connection.ts';
import { isId } from '#platform/ids.ts';
import type { Anime } from '../anime.ts';
import { visibleTo } from '../policy.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { AnimeRef } from './anime.ts';
import { MediaStatusEnum } from './enum.ts';

const CACHE_SECONDS = 60;
/** Matches a search is ranked for; nobody pages further, and a smaller query finds the rest. */
const MOST_MATCHES = 500;
const MOST_QUERY_CHARACTERS = 200;
/** A search takes about as long as twenty-five objects. */
const SEARCH_COST = 25;

builder.queryField('anime', (t) =>
  t.field({
    type: AnimeRef,
    nullable: true,
    description: 'One anime, or null when there is none with this id that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, entityArgument: 'id' },
    resolve: (_root, { id }, { app, caller }) => {
      if (!isId(id)) {
        throw refusal(
          'BAD_USER_INPUT',
          `"${id.slice(0, 64)}" is not an anime id: ids are UUIDs, as searchAnime returns them.`,
        );
      }
      const anime = app.get(catalogue).anime(id.toLowerCase());
      return anime && visibleTo(caller)(anime) ? anime : null;
    },
  }),
);

const OF_BEST_MATCH =
  'A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21.';

/** A field of the first edge. The page is the one our own resolver made, which Pothos types more loosely. */
const ofBestMatch = <Key extends keyof Anime>(key: Key) => ({
  deprecationReason: OF_BEST_MATCH,
  nullable: true as const,
  resolve: (page: object) => (page as Connection<Anime>).edges[0]?.node[key],
});

const AnimeConnectionRef = builder.connectionObject(
  {
    name: 'AnimeConnection',
    type: AnimeRef,
    description:
      'A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search.',
    fields: (t) => ({
      id: t.id(ofBestMatch('id')),
      titleRomaji: t.string(ofBestMatch('titleRomaji')),
      titleEnglish: t.string(ofBestMatch('titleEnglish')),
      titleNative: t.string(ofBestMatch('titleNative')),
      status: t.field({ type: MediaStatusEnum, ...ofBestMatch('status') }),
      episodeCount: t.int(ofBestMatch('episodeCount')),
      averageScore: t.int(ofBestMatch('averageScore')),
    }),
  },
  { name: 'AnimeEdge' },
);

builder.queryField('searchAnime', (t) =>
  t.connection(
    {
      type: AnimeRef,
      nullable: false,
      description:
        'Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more.',
      args: {
        query: t.arg.string({ required: true }),
        limit: t.arg.int({ description: 'Another name of "first".' }),
      },
      extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, cost: SEARCH_COST },
      resolve: (_root, { query, ...args }, { app, caller }) => {
        if (query.length > MOST_QUERY_CHARACTERS) {
          throw refusal(
            'BAD_USER_INPUT',
            `A search has at most ${MOST_QUERY_CHARACTERS} characters.`,
          );
        }
        const isVisible = visibleTo(caller);
        const rank = (most: number) => app.get(catalogue).search(query, most, isVisible);
        return pageOfRanking(rank, MOST_MATCHES, args);
      },
    },
    AnimeConnectionRef,
  ),
);
