import { externalLinks } from '#lib/features/catalog/external-site.ts';
import { mangaJsonLd } from '#lib/features/catalog/work-json-ld.ts';
import { readManga } from '#lib/features/catalog/work-page.server.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { entryActions } from '#lib/features/lists/entry-actions.server.ts';
import { loadOwnEntry } from '#lib/features/lists/own-entry.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { id } = event.params;
  const [manga, own] = await Promise.all([readManga(event, id), loadOwnEntry(event, 'manga', id)]);
  const links = externalLinks('manga', manga.externalIds);
  const url = `${event.locals.baseUrl}${workPath('manga', manga.id)}`;
  return { manga, own, links, jsonLd: mangaJsonLd(manga, url) };
};

export const actions = entryActions('manga') satisfies Actions;
