import type { RequestEvent } from '@sveltejs/kit';
import type { GraphqlDocument, ResultOf, Variables } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { SEARCHES } from './search-document.server.ts';
import { moreOfAnime, moreOfManga } from './filters/more-filter.ts';
import { regionAsked, streamingFilter } from './filters/streaming-choice.ts';
import { FORMATS, SORTS, type Found, type Search, type Vocabulary } from './search.ts';

const just = <Value>(value: Value | null | undefined) =>
  value == null ? undefined : { in: [value] };

const filterOf = ({ status, score, genre }: Search) => ({
  genres: genre === null ? undefined : { all: [genre] },
  status: just(status),
  averageScore: score === null ? undefined : { greater: score - 1 },
});

const animeFilter = (search: Search) => ({
  ...filterOf(search),
  ...moreOfAnime(search),
  format: just(FORMATS.anime.find((format) => format === search.format)),
  streaming: streamingFilter(search),
  season: just(search.season),
});

const mangaFilter = (search: Search) => ({
  ...filterOf(search),
  ...moreOfManga(search),
  format: just(FORMATS.manga.find((format) => format === search.format)),
});

/** Visitors who are not signed in have no list. */
const mineOf = (event: RequestEvent, { mine }: Search): boolean | null =>
  mine === null || !event.cookies.get('__Host-sid') ? null : mine === 'on';

interface Page<Work> extends Vocabulary {
  readonly found: {
    readonly totalCount: number | null;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly nodes: readonly Work[];
  } | null;
}

/** Runs one search. Where to watch is a paid field, and so is its filter. */
const reader =
  <Document extends GraphqlDocument>(event: RequestEvent, document: Document) =>
  (variables: Variables<Document>): Promise<ResultOf<Document>> =>
    execute(event, document, variables, { paidData: true });

interface Asked<Filter> {
  readonly filter: Filter;
  readonly after: string | null;
  readonly region: string | null;
  readonly sort: (typeof SORTS)[Search['sort']];
}
interface ByWords {
  readonly query: string;
}
interface Mine {
  readonly mine: boolean;
}

interface Questions<Work, Filter> {
  readonly byWords: (asked: Asked<Filter> & ByWords) => Promise<Page<Work>>;
  readonly all: (asked: Asked<Filter>) => Promise<Page<Work>>;
  readonly mineByWords: (asked: Asked<Filter> & ByWords & Mine) => Promise<Page<Work>>;
  readonly allMine: (asked: Asked<Filter> & Mine) => Promise<Page<Work>>;
}

const ask = async <Work, Filter>(
  search: Search,
  { filter, mine }: { filter: Filter; mine: boolean | null },
  { byWords, all, mineByWords, allMine }: Questions<Work, NoInfer<Filter>>,
): Promise<{ works: readonly Work[] } & Omit<Found, 'anime' | 'manga'>> => {
  const { query, after } = search;
  const asked = { filter, after, region: regionAsked(search), sort: SORTS[search.sort] };
  const reading = query
    ? mine === null
      ? byWords({ ...asked, query })
      : mineByWords({ ...asked, query, mine })
    : mine === null
      ? all(asked)
      : allMine({ ...asked, mine });
  const { found, ...vocabulary } = await reading;
  return {
    ...vocabulary,
    works: found?.nodes ?? [],
    totalCount: found?.totalCount ?? null,
    next: found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null,
  };
};

/** A page of the works that an address selects. */
export async function readSearch(event: RequestEvent, search: Search): Promise<Found> {
  const mine = mineOf(event, search);
  if (search.kind === 'anime') {
    const { works, ...page } = await ask(
      search,
      { filter: animeFilter(search), mine },
      {
        byWords: reader(event, SEARCHES.anime.byWords),
        all: reader(event, SEARCHES.anime.all),
        mineByWords: reader(event, SEARCHES.anime.mineByWords),
        allMine: reader(event, SEARCHES.anime.allMine),
      },
    );
    return { ...page, anime: works, manga: [] };
  }
  const { works, ...page } = await ask(
    search,
    { filter: mangaFilter(search), mine },
    {
      byWords: reader(event, SEARCHES.manga.byWords),
      all: reader(event, SEARCHES.manga.all),
      mineByWords: reader(event, SEARCHES.manga.mineByWords),
      allMine: reader(event, SEARCHES.manga.allMine),
    },
  );
  return { ...page, anime: [], manga: works };
}
