import type { RequestEvent } from '@sveltejs/kit';
import { execute } from '#lib/server/graphql.server.ts';
import { FORMATS } from '../search.ts';
import { moreOfAnime, moreOfManga } from '../filters/more-filter.ts';
import { regionAsked, streamingFilter } from '../filters/streaming-choice.ts';
import { SORTS, type Browse, type Browsed, type Choice } from './browse.ts';
import { BROWSED, WORDS } from './browse-document.server.ts';

const just = <Value>(value: Value | null) => (value === null ? undefined : { in: [value] });

/** A work has every wanted word, as on AniList. */
const everyOf = ({ wanted, unwanted }: Choice) => ({ all: wanted, not: unwanted });

/** A work has one format, so it is one of those wanted. */
const oneOf = <Value extends string>({ wanted, unwanted }: Choice, known: readonly Value[]) => ({
  in: wanted.length === 0 ? null : known.filter((value) => wanted.includes(value)),
  not: known.filter((value) => unwanted.includes(value)),
});

const filterOf = ({ genre, tag, status, score, rank }: Browse) => ({
  genres: everyOf(genre),
  tags: everyOf(tag),
  minimumTagRank: rank,
  status: just(status),
  averageScore: score === null ? undefined : { greater: score - 1 },
});

const animeFilter = (browse: Browse) => ({
  ...filterOf(browse),
  ...moreOfAnime(browse),
  format: oneOf(browse.format, FORMATS.anime),
  season: just(browse.season),
  streaming: streamingFilter(browse),
});

const mangaFilter = (browse: Browse) => ({
  ...filterOf(browse),
  ...moreOfManga(browse),
  format: oneOf(browse.format, FORMATS.manga),
});

/** What an order is called in the API, in the direction in which people read it first. */
const sortOf = <Kind extends Browse['kind']>(kind: Kind, { sort, isReversed }: Browse) => {
  const order = sort === 'length' || sort === 'extent' ? SORTS[sort][kind] : SORTS[sort];
  const isUpward = order.startsWith('TITLE_') !== isReversed;
  return isUpward ? order : (`${order}_DESC` as const);
};

/** Visitors who are not signed in have no list. */
const mineOf = (event: RequestEvent, { mine }: Browse): boolean | null =>
  mine === null || !event.cookies.get('__Host-sid') ? null : mine === 'on';

interface Page<Work> {
  readonly totalCount: number | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Work[];
}

const pageOf = <Work>(found: Page<Work> | null) => ({
  works: found?.nodes ?? [],
  totalCount: found?.totalCount ?? null,
  next: found?.pageInfo.hasNextPage ? found.pageInfo.endCursor : null,
});

/** Where to watch is a paid field, and so is its filter. */
const PAID = { paidData: true } as const;

const readAnime = async (event: RequestEvent, browse: Browse) => {
  const asked = {
    filter: animeFilter(browse),
    sort: sortOf('anime', browse),
    after: browse.after,
  };
  const mine = mineOf(event, browse);
  const { found } =
    mine === null
      ? await execute(event, BROWSED.anime, asked, PAID)
      : await execute(event, BROWSED.mineOfAnime, { ...asked, mine }, PAID);
  const { works, ...page } = pageOf(found);
  return { ...page, anime: works, manga: [] };
};

const readManga = async (event: RequestEvent, browse: Browse) => {
  const asked = {
    filter: mangaFilter(browse),
    sort: sortOf('manga', browse),
    after: browse.after,
  };
  const mine = mineOf(event, browse);
  const { found } =
    mine === null
      ? await execute(event, BROWSED.manga, asked)
      : await execute(event, BROWSED.mineOfManga, { ...asked, mine });
  const { works, ...page } = pageOf(found);
  return { ...page, anime: [], manga: works };
};

/** A page of the works that an address selects, and the words of the filters. */
export async function readBrowse(event: RequestEvent, browse: Browse): Promise<Browsed> {
  const [page, words] = await Promise.all([
    browse.kind === 'anime' ? readAnime(event, browse) : readManga(event, browse),
    execute(event, WORDS, { region: regionAsked(browse) }),
  ]);
  return { ...page, words };
}
