import type { RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { FIRST_YEAR, seasonAfter, seasonAt, seasonPath } from '#lib/time/season.ts';
import { pageError } from '#lib/server/page-error.server.ts';

/** The number of addresses one file of a sitemap may have (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;
const KEPT_MS = 60 * 60_000;

const DOCUMENTS = {
  anime: graphql(`
    query WebSitemapOfAnime($after: String) {
      works: browseAnime(sort: START_DATE, first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
        }
      }
    }
  `),
  manga: graphql(`
    query WebSitemapOfManga($after: String) {
      works: browseManga(sort: START_DATE, first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
        }
      }
    }
  `),
};

type Page = ResultOf<(typeof DOCUMENTS)[WorkKind]>;

/** Reads a catalogue page by page, so that other requests run in between. */
const walk = async (event: RequestEvent, kind: WorkKind): Promise<string[]> => {
  const paths: string[] = [];
  let after: string | null = null;
  do {
    const { works }: Page = await execute(event, DOCUMENTS[kind], { after });
    if (!works) pageError(503, 'CATALOGUE_UNAVAILABLE');
    paths.push(...works.nodes.map(({ id }) => workPath(kind, id)));
    after = works.pageInfo.hasNextPage ? works.pageInfo.endCursor : null;
    await new Promise(setImmediate);
  } while (after !== null);
  return paths;
};

const kept = new Map<WorkKind, { at: number; paths: Promise<string[]> }>();

/** The paths of all public works, read once an hour. */
const workPaths = (event: RequestEvent, kind: WorkKind): Promise<string[]> => {
  const now = currentTime(event);
  const known = kept.get(kind);
  if (known && now - known.at < KEPT_MS && now >= known.at) return known.paths;
  const paths = walk(event, kind);
  kept.set(kind, { at: now, paths });
  paths.catch(() => kept.delete(kind));
  return paths;
};

const PAGES = ['/', '/schedule', '/search', '/anime', '/manga', '/about', '/pricing', '/docs'];

const seasonPaths = (event: RequestEvent): string[] => {
  const paths: string[] = [];
  let season = seasonAfter(seasonAt(currentTime(event)), 2);
  for (; season.year >= FIRST_YEAR; season = seasonAfter(season, -1))
    paths.push(seasonPath(season));
  return paths;
};

/** The names of the files of the sitemap. */
export async function sitemapParts(event: RequestEvent): Promise<string[]> {
  const parts = ['pages'];
  for (const kind of ['anime', 'manga'] as const) {
    const { length } = await workPaths(event, kind);
    for (let part = 1; (part - 1) * MOST_ADDRESSES < length; part++) parts.push(`${kind}-${part}`);
  }
  return parts;
}

/** The paths in one file of the sitemap; null if there is no such file. */
export async function sitemapPaths(event: RequestEvent, part: string): Promise<string[] | null> {
  if (part === 'pages') return [...PAGES, ...seasonPaths(event)];
  const [, kind, number] = /^(anime|manga)-([1-9]\d{0,3})$/u.exec(part) ?? [];
  if (kind !== 'anime' && kind !== 'manga') return null;
  const from = (Number(number) - 1) * MOST_ADDRESSES;
  const paths = (await workPaths(event, kind)).slice(from, from + MOST_ADDRESSES);
  return paths.length > 0 ? paths : null;
}
