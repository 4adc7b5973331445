import { workPath } from '#lib/features/catalog/work.ts';
import { searchSame } from '#lib/features/edits/operation/search.server.ts';
import type { PageServerLoad } from './$types';

const MOST_LETTERS = 200;

export const load: PageServerLoad = async (event) => {
  const query = (event.url.searchParams.get('q') ?? '').trim().slice(0, MOST_LETTERS);
  if (query === '') return { query, found: null };
  const [anime, manga] = await Promise.all([
    searchSame(event, 'ANIME', query),
    searchSame(event, 'MANGA', query),
  ]);
  const linked = (kind: 'anime' | 'manga', works: typeof anime) =>
    works.map(({ id, title }) => ({ href: workPath(kind, id), title, kind }));
  return { query, found: [...linked('anime', anime), ...linked('manga', manga)] };
};
