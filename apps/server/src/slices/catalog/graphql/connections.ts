import { crc32 } from 'node:zlib';
import { builder } from '#platform/graphql/builder.ts';
import type { Connection } from '#platform/graphql/connection.ts';
import { aspectId } from '#platform/ids.ts';
import type { Anime } from '../anime.ts';
import { AnimeRef } from './anime.ts';
import { MediaStatusEnum } from './enum.ts';
import { MangaRef } from './manga.ts';

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

export const MangaConnectionRef = builder.connectionObject(
  { name: 'MangaConnection', type: MangaRef, description: 'A page of manga.' },
  { name: 'MangaEdge' },
);
