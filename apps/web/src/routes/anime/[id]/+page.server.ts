import { externalLinks } from '#lib/features/catalog/external-site.ts';
import { animeJsonLd } from '#lib/features/catalog/work-json-ld.ts';
import { readAnime } from '#lib/features/catalog/work-page.server.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { entryActions } from '#lib/features/lists/entry-actions.server.ts';
import { loadOwnEntry } from '#lib/features/lists/own-entry.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { id } = event.params;
  const [anime, own] = await Promise.all([readAnime(event, id), loadOwnEntry(event, 'anime', id)]);
  const links = externalLinks('anime', anime.externalIds);
  const url = `${event.locals.baseUrl}${workPath('anime', anime.id)}`;
  return { anime, own, links, jsonLd: animeJsonLd(anime, url) };
};

export const actions = entryActions('anime') satisfies Actions;
