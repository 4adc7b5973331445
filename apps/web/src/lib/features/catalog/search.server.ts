import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import { ANIME_CARD, type AnimeCard } from './anime.ts';
import { MANGA_CARD, type MangaCard } from './manga.ts';
import { ANY_REGION, SORTS, type Found, type Search, type Vocabulary } from './search.ts';

interface Page<Work> extends Vocabulary {
  found: {
    totalCount: number | null;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: Work[];
  };
}

const PAGE_SIZE = 48;

const VOCABULARY =
  'genres { name animeCount mangaCount } streamingServices(region: $region) { name animeCount mangaCount }';

const pageOf = (card: string): string =>
  `totalCount pageInfo { hasNextPage endCursor } nodes { ${card} }`;

/** What there is of a kind, by words or by filters alone; what names the visitor's list is nobody else's. */
const question = <Work>(
  field: string,
  { kind, card, isMine = false }: { kind: string; card: string; isMine?: boolean },
) => {
  const [declared, said] = isMine ? [', $mine: Boolean', ', onMyList: $mine'] : ['', ''];
  const page = `first: ${PAGE_SIZE}, after: $after${said}) { ${pageOf(card)} }`;
  return graphqlDocument<Page<Work>, Record<string, unknown>>(
    field.startsWith('search')
      ? `query WebSearch($query: String!, $filter: ${kind}Filter, $after: String, $region: String${declared}) {
          found: ${field}(query: $query, filter: $filter, ${page}
          ${VOCABULARY}
        }`
      : `query WebBrowse($filter: ${kind}Filter, $sort: ${kind}Sort, $after: String, $region: String${declared}) {
          found: ${field}(filter: $filter, sort: $sort, ${page}
          ${VOCABULARY}
        }`,
  );
};

const questions = <Work>(kind: 'Anime' | 'Manga', card: string) => ({
  byWords: question<Work>(`search${kind}`, { kind, card }),
  all: question<Work>(`browse${kind}`, { kind, card }),
  mineByWords: question<Work>(`search${kind}`, { kind, card, isMine: true }),
  allMine: question<Work>(`browse${kind}`, { kind, card, isMine: true }),
});

const ANIME = questions<AnimeCard>('Anime', ANIME_CARD);
const MANGA = questions<MangaCard>('Manga', MANGA_CARD);

const just = (value: string | null) => (value === null ? undefined : { in: [value] });

/** The region to ask for; null for all of them. */
const regionOf = ({ region }: Search): string | null => (region === ANY_REGION ? null : region);

const streamingOf = (search: Search) =>
  search.service === null && search.region === null
    ? undefined
    : { in: search.service === null ? null : [search.service], region: regionOf(search) };

const filterOf = (search: Search) => {
  const { kind, format, status, season, year, score, genre } = search;
  return {
    genres: genre === null ? undefined : { all: [genre] },
    format: just(format),
    status: just(status),
    averageScore: score === null ? undefined : { greater: score - 1 },
    ...(kind === 'anime' && {
      streaming: streamingOf(search),
      season: just(season),
      seasonYear: year === null ? undefined : { greater: year - 1, less: year + 1 },
    }),
    ...(kind === 'manga' &&
      year !== null && { startDate: { greater: `${year - 1}`, less: `${year + 1}` } }),
  };
};

/** Whoever is not signed in has no list to ask about. */
const mineOf = (event: RequestEvent, { mine }: Search): boolean | null =>
  mine === null || !event.cookies.get('__Host-sid') ? null : mine === 'on';

const ask = async <Work>(
  event: RequestEvent,
  search: Search,
  documents: ReturnType<typeof questions<Work>>,
): Promise<{ works: Work[] } & Omit<Found, 'anime' | 'manga'>> => {
  const { query, after } = search;
  const filter = filterOf(search);
  const region = regionOf(search);
  const mine = mineOf(event, search);
  const { byWords, all, mineByWords, allMine } = documents;
  const document = query ? (mine === null ? byWords : mineByWords) : mine === null ? all : allMine;
  const order = query ? { query } : { sort: SORTS[search.sort] };
  const variables = { ...order, filter, after, region, ...(mine !== null && { mine }) };
  // Where to watch is a paid field, and so is the filter by it.
  const { found, ...vocabulary } = await execute(event, document, variables, { paidData: true });
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
