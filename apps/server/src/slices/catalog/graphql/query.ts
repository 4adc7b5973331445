import { crc32 } from 'node:zlib';
import { builder } from '#platform/graphql/builder.ts';
import type { Connection } from '#platform/graphql/connection.ts';
import { aspectId } from '#platform/ids.ts';
import type { Anime } from '../anime.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { AnimeRef } from './anime.ts';
import { MediaStatusEnum } from './enum.ts';
import {
  CACHE_SECONDS,
  MOST_IDS,
  workByExternalId,
  workById,
  worksByExternalIds,
  worksByIds,
} from './lookup.ts';
import { ExternalIdInput } from './work.ts';

builder.queryFields((t) => ({
  anime: t.field({
    type: AnimeRef,
    nullable: true,
    description: 'One anime; null if there is none with this id that the caller may see.',
    args: { id: t.arg.id({ required: true, description: 'A UUID.' }) },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, entityArgument: 'id' },
    resolve: (_root, { id }, { app, caller }) => workById(app.get(catalogue), id, caller),
  }),
  animes: t.field({
    type: [AnimeRef],
    nullable: { list: true, items: true },
    description: `Anime by their ids, ${MOST_IDS} at most, in the order of the ids; null where \`anime\` would be.`,
    args: { ids: t.arg.idList({ required: true, description: 'UUIDs of anime.' }) },
    extensions: {
      tier: 'public',
      cacheSeconds: CACHE_SECONDS,
      listSize: MOST_IDS,
      entityArgument: 'ids',
    },
    resolve: (_root, { ids }, { app, caller }) => worksByIds(app.get(catalogue), ids, caller),
  }),
  animeByExternalId: t.field({
    type: AnimeRef,
    nullable: true,
    description: 'The anime that an id of another site means.',
    args: {
      site: t.arg.string({ required: true, description: 'As in `ExternalId.site`.' }),
      id: t.arg.string({ required: true, description: 'As in `ExternalId.value`.' }),
    },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS },
    resolve: (_root, args, { app, caller }) => workByExternalId(app.get(catalogue), args, caller),
  }),
  animeByExternalIds: t.field({
    type: [AnimeRef],
    nullable: { list: true, items: true },
    description: `Anime by their ids at other sites, ${MOST_IDS} at most, in the order of the ids; null where \`animeByExternalId\` would be.`,
    args: {
      ids: t.arg({ type: [ExternalIdInput], required: true, description: 'Ids at other sites.' }),
    },
    extensions: { tier: 'public', cacheSeconds: CACHE_SECONDS, listSize: MOST_IDS },
    resolve: (_root, { ids }, { app, caller }) =>
      worksByExternalIds(app.get(catalogue), ids, caller),
  }),
}));

const OF_BEST_MATCH =
  'A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21.';

/** A field of the first edge. The page is the one our own resolver made, which Pothos types more loosely. */
const ofBestMatch = <Key extends keyof Anime>(key: Key) => ({
  description: `The \`${key}\` of the best match; null if nothing matches.`,
  deprecationReason: OF_BEST_MATCH,
  nullable: true as const,
  resolve: (page: object) => (page as Connection<Anime>).edges[0]?.node[key],
});

/** Unlike the id of the best match, which other pages have, and the anime itself. */
const idOfPage = ({ edges, pageInfo }: Connection<Anime>): string | undefined => {
  const best = edges[0]?.node;
  const { startCursor, endCursor } = pageInfo;
  return best && aspectId(best.id, crc32(`${startCursor} ${endCursor}`).toString(36));
};

export const AnimeConnectionRef = builder.connectionObject(
  {
    name: 'AnimeConnection',
    type: AnimeRef,
    description:
      'A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search.',
    fields: (t) => ({
      id: t.id({
        ...ofBestMatch('id'),
        description:
          'The id of the best match, with a suffix for the page, because no two objects share an id. Arguments accept it as the id of the anime. Null if nothing matches.',
        resolve: (page) => idOfPage(page as Connection<Anime>),
      }),
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
