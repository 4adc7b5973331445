import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument, type GraphqlDocument } from '#lib/graphql.server.ts';
import { ANIME_CARD, type AnimeCard } from './anime.ts';
import { MANGA_CARD, type MangaCard } from './manga.ts';
import { SORTS, type Found, type Search, type Vocabulary } from './search.ts';

interface Page<Work> extends Vocabulary {
  found: {
    totalCount: number | null;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: Work[];
  };
}

const PAGE_SIZE = 48;

const VOCABULARY =
  'genres { name animeCount mangaCount } streamingServices { name animeCount mangaCount }';

const pageOf = (card: string): string =>
  `totalCount pageInfo { hasNextPage endCursor } nodes { ${card} }`;

/** What there is of a kind, by words or by filters alone. */
const question = <Work>(field: string, kind: string, card: string) =>
  graphqlDocument<Page<Work>, Record<string, unknown>>(
    field.startsWith('search')
      ? `query WebSearch($query: String!, $filter: ${kind}Filter, $after: String) {
          found: ${field}(query: $query, filter: $filter, first: ${PAGE_SIZE}, after: $after) { ${pageOf(card)} }
          ${VOCABULARY}
        }`
      : `query WebBrowse($filter: ${kind}Filter, $sort: ${kind}Sort, $after: String) {
          found: ${field}(filter: $filter, sort: $sort, first: ${PAGE_SIZE}, after: $after) { ${pageOf(card)} }
          ${VOCABULARY}
        }`,
  );

const ANIME = {
  byWords: question<AnimeCard>('searchAnime', 'Anime', ANIME_CARD),
  all: question<AnimeCard>('browseAnime', 'Anime', ANIME_CARD),
};
const MANGA = {
  byWords: question<MangaCard>('searchManga', 'Manga', MANGA_CARD),
  all: question<MangaCard>('browseManga', 'Manga', MANGA_CARD),
};

const just = (value: string | null) => (value === null ? undefined : { in: [value] });

const filterOf = (
  { kind, format, status, season, year, score, genre, service }: Search,
  region: string | null,
) => ({
  genres: genre === null ? undefined : { all: [genre] },
  format: just(format),
  status: just(status),
  averageScore: score === null ? undefined : { greater: score - 1 },
  ...(kind === 'anime' && {
    streaming: service === null ? undefined : { in: [service], region },
    season: just(season),
    seasonYear: year === null ? undefined : { greater: year - 1, less: year + 1 },
  }),
  ...(kind === 'manga' &&
    year !== null && { startDate: { greater: `${year - 1}`, less: `${year + 1}` } }),
});

type Question<Work> = GraphqlDocument<Page<Work>, Record<string, unknown>>;

const ask = async <Work>(
  event: RequestEvent,
  search: Search,
  { byWords, all }: { byWords: Question<Work>; all: Question<Work> },
): Promise<{ works: Work[] } & Omit<Found, 'anime' | 'manga'>> => {
  const { query, after } = search;
  const filter = filterOf(search, event.locals.preferences.region);
  // Where to watch is a paid field, and so is the filter by it.
  const options = { paidData: true };
  const { found, ...vocabulary } = query
    ? await execute(event, byWords, { query, filter, after }, options)
    : await execute(event, all, { filter, sort: SORTS[search.sort], after }, options);
  const { hasNextPage, endCursor } = found.pageInfo;
  return {
    ...vocabulary,
    works: found.nodes,
    totalCount: found.totalCount,
    next: hasNextPage ? endCursor : null,
  };
};

/** A page of the works an address asks for. */
export async function readSearch(event: RequestEvent, search: Search): Promise<Found> {
  if (search.kind === 'anime') {
    const { works, ...page } = await ask(event, search, ANIME);
    return { ...page, anime: works, manga: [] };
  }
  const { works, ...page } = await ask(event, search, MANGA);
  return { ...page, anime: [], manga: works };
}
