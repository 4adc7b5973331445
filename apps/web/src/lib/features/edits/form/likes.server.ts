import type { RequestEvent } from '@sveltejs/kit';
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

/** Works of the medium that are called like a new one, or have one of its ids. */
export async function findLikes(
  event: RequestEvent,
  { kind }: FormWork,
  changes: readonly Change[],
): Promise<Like[]> {
  const likes = new Map<string, string>();
  const ids = idsIn(changes);
  const known: readonly ((Titles & { id: string }) | null)[] =
    ids.length === 0 ? [] : ((await execute(event, BY_IDS[kind], { ids })).found ?? []);
  for (const work of known) {
    if (work) likes.set(work.id, mainTitle(work, event.locals.preferences.titles).text);
  }
  for (const title of titlesIn(changes)) {
    const found = await searchSame(event, MEDIA[kind], title);
    for (const { id, title: shown } of found.slice(0, 3)) if (!likes.has(id)) likes.set(id, shown);
  }
  return [...likes].map(([id, title]) => ({ href: workPath(kind, id), title }));
}
