import type { Enum } from '@tsuzuki/contract/schema';
import { isHttpError, redirect, type RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute, readOrDegrade } from '#lib/server/graphql.server.ts';
import { signInAddress } from '#lib/server/route.server.ts';
import { listQuery, parseListAddress, type ListAddress } from './list-address.ts';
import type { ListCounts } from './list-part.ts';
import { filterOf, sortOf } from './list-query.ts';
import { ANIME_ROW, MANGA_ROW } from './fragments.server.ts';
import { mediaOf } from '../custom-lists/custom-list.ts';
import type { ListFrame, MoreRows, RowPage } from './own-list.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';

/** The page size for rendering, and that for scripts. */
const PAGE_ROWS = 60;
const MORE_ROWS = 500;

const COUNTS = graphql(
  'fragment Counts on ListCounts { entries statuses { value entries } customLists { value entries } }',
);

type Counts = ResultOf<typeof COUNTS>;

const COUNTED = graphql(
  'query WebListCounts($media: ListMedia!) { viewer { counts: listCounts(media: $media) { ...Counts } } }',
  [COUNTS],
);

const FRAME = graphql(
  `
    query WebListFrame($media: ListMedia!) {
      viewer {
        statistics(media: $media) {
          genres {
            value
            entries
          }
        }
        counts: listCounts(media: $media) {
          ...Counts
        }
        used: listCounts(media: $media) {
          tags {
            value
          }
        }
        customLists(media: $media) {
          id
          name
        }
      }
    }
  `,
  [COUNTS],
);

const LISTS = {
  anime: graphql(
    `
      query WebOwnAnimeList(
        $filter: AnimeListFilter
        $sort: ListSort
        $first: Int
        $after: String
        $format: ScoreFormat!
      ) {
        viewer {
          list: animeList(filter: $filter, sort: $sort, first: $first, after: $after) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            nodes {
              ...AnimeRow
            }
          }
        }
      }
    `,
    [ANIME_ROW],
  ),
  manga: graphql(
    `
      query WebOwnMangaList(
        $filter: MangaListFilter
        $sort: ListSort
        $first: Int
        $after: String
        $format: ScoreFormat!
      ) {
        viewer {
          list: mangaList(filter: $filter, sort: $sort, first: $first, after: $after) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            nodes {
              ...MangaRow
            }
          }
        }
      }
    `,
    [MANGA_ROW],
  ),
};

const NO_ROWS: RowPage = { rows: [], total: 0, next: null };

/** The data; null if the API refuses what the address asks for. */
const orNone = async <Read>(reading: Promise<Read>): Promise<Read | null> => {
  try {
    return await reading;
  } catch (cause) {
    if (isHttpError(cause, 400)) return null;
    throw cause;
  }
};

/** Null if the address has an unknown filter or cursor. */
const readRows = async (
  event: RequestEvent,
  {
    kind,
    address,
    format,
    first,
  }: { kind: WorkKind; address: ListAddress; format: Enum<'ScoreFormat'>; first: number },
): Promise<RowPage | null> => {
  const reading = execute(event, LISTS[kind], {
    filter: filterOf(kind, address, format),
    sort: sortOf(address, event.locals.preferences.titles),
    after: address.after,
    first,
    format,
  });
  const list = (await orNone(reading))?.viewer?.list;
  if (!list) return null;
  const { nodes, totalCount, pageInfo } = list;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { rows: nodes, total: totalCount ?? nodes.length, next };
};

const byValue = (counts: Counts['statuses'] = []): Record<string, number> =>
  Object.fromEntries(counts.map(({ value, entries }) => [value, entries]));

const countsOf = (counts: Counts | null | undefined): ListCounts => ({
  entries: counts?.entries ?? 0,
  statuses: byValue(counts?.statuses),
  customLists: byValue(counts?.customLists),
});

const readFrame = async (
  event: RequestEvent,
  kind: WorkKind,
  format: Enum<'ScoreFormat'>,
): Promise<ListFrame> => {
  const { viewer } = await execute(event, FRAME, { media: mediaOf(kind) });
  return {
    format,
    counts: countsOf(viewer?.counts),
    genres: viewer?.statistics?.genres.map(({ value }) => value) ?? [],
    tags: viewer?.used?.tags.map(({ value }) => value) ?? [],
    customLists: viewer?.customLists ?? [],
  };
};

/** The visitor's list, as the address selects it. Visitors who are not signed in are sent to sign-in and back. */
export async function loadOwnList(event: RequestEvent, kind: WorkKind) {
  const address = parseListAddress(kind, event.url.searchParams);
  const format = await readOrDegrade(event, () => readScoreFormat(event));
  if (format === null && !event.locals.isDegraded) redirect(303, signInAddress(event.url));
  const read =
    format === null
      ? null
      : await readOrDegrade(event, async () => {
          const [page, frame] = await Promise.all([
            readRows(event, { kind, address, format, first: PAGE_ROWS }),
            readFrame(event, kind, format),
          ]);
          return { page, frame };
        });
  // The cursor is not valid, so go to the first page.
  if (read?.page === null && address.after !== null) {
    redirect(303, `${event.url.pathname}${listQuery({ ...address, after: null })}`);
  }
  const page = read && (read.page ?? NO_ROWS);
  return { kind, address, page, frame: read?.frame ?? null };
}

const readCounts = async (event: RequestEvent, kind: WorkKind): Promise<ListCounts> =>
  countsOf((await execute(event, COUNTED, { media: mediaOf(kind) })).viewer?.counts);

/** More rows, for the page that shows all; null if the visitor is no longer signed in. */
export async function readMoreRows(event: RequestEvent, kind: WorkKind): Promise<MoreRows | null> {
  const address = parseListAddress(kind, event.url.searchParams);
  const format = await readScoreFormat(event);
  if (format === null) return null;
  const [page, counts] = await Promise.all([
    readRows(event, { kind, address, format, first: MORE_ROWS }),
    address.after === null ? readCounts(event, kind) : null,
  ]);
  return { ...(page ?? NO_ROWS), counts };
}
