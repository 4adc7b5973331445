import { isHttpError, type RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { mainTitle, type Titles } from '#lib/features/catalog/title.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { searchSame } from '../operation/search.server.ts';
import type { Change } from './draft-changes.ts';
import type { FormWork } from './draft.ts';
import { listAt, parsed, textAt } from '../json-value.ts';

/** A work that is here and may be the one that somebody proposes. */
export interface Like {
  href: string;
  title: string;
}

const BY_IDS = {
  anime: graphql(
    'query WebAnimeOfIds($ids: [ExternalIdInput!]!) { found: animeByExternalIds(ids: $ids) { ...WorkTitles } }',
    [WORK_TITLES],
  ),
  manga: graphql(
    'query WebMangaOfIds($ids: [ExternalIdInput!]!) { found: mangaByExternalIds(ids: $ids) { ...WorkTitles } }',
    [WORK_TITLES],
  ),
};

const MEDIA = { anime: 'ANIME', manga: 'MANGA' } as const;
const TITLES = new Set(['titleNative', 'titleRomaji', 'titleEnglish']);
const MOST_IDS = 50;

const titlesIn = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ field, after }) => {
    const title = TITLES.has(field) ? parsed(after) : null;
    return typeof title === 'string' ? [title.slice(0, 200)] : [];
  });

/** The ids that mean a work alone. */
const idsIn = (changes: readonly Change[]) =>
  changes
    .filter(({ field }) => field.startsWith('externalIds.'))
    .flatMap(({ after }) => listAt({ rows: parsed(after) }, 'rows'))
    .map((row) => ({ site: textAt(row, 'site'), id: textAt(row, 'id') }))
    .filter(({ site, id }) => site !== '' && id !== '')
    .slice(0, MOST_IDS);

/** The works with some ids of one site. The API refuses a site where no work has any: then this work is the first. */
async function worksAt(
  event: RequestEvent,
  kind: FormWork['kind'],
  ids: ReturnType<typeof idsIn>,
): Promise<readonly ((Titles & { id: string }) | null)[]> {
  try {
    return (await execute(event, BY_IDS[kind], { ids })).found ?? [];
  } catch (cause) {
    if (isHttpError(cause, 400)) return [];
    throw cause;
  }
}

/** Works of the medium that are called like a new one, or have one of its ids. */
export async function findLikes(
  event: RequestEvent,
  { kind }: FormWork,
  changes: readonly Change[],
): Promise<Like[]> {
  const likes = new Map<string, string>();
  const bySite = Map.groupBy(idsIn(changes), ({ site }) => site.toLowerCase());
  const known = await Promise.all([...bySite.values()].map((ids) => worksAt(event, kind, ids)));
  for (const work of known.flat()) {
    if (work) likes.set(work.id, mainTitle(work, event.locals.preferences.titles).text);
  }
  for (const title of titlesIn(changes)) {
    const found = await searchSame(event, MEDIA[kind], title);
    for (const { id, title: shown } of found.slice(0, 3)) if (!likes.has(id)) likes.set(id, shown);
  }
  return [...likes].map(([id, title]) => ({ href: workPath(kind, id), title }));
}
