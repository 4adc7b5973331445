import { externalLinks } from '#lib/features/catalog/external-site.ts';
import { mangaJsonLd } from '#lib/features/catalog/work-json-ld.ts';
import { readManga } from '#lib/features/catalog/work-page.server.ts';
import { synopsisOf } from '#lib/features/catalog/synopsis.server.ts';
import { describeManga } from '#lib/features/catalog/work-facts.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { workSources } from '#lib/features/catalog/work-sources.ts';
import { entryActions } from '#lib/features/lists/entry/entry-actions.server.ts';
import { loadOwnEntry } from '#lib/features/lists/entry/own-entry.server.ts';
import { regionName } from '#lib/preferences/region-name.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { id } = event.params;
  const [manga, own] = await Promise.all([readManga(event, id), loadOwnEntry(event, 'manga', id)]);
  const { externalIds, countryOfOrigin, description, provenance, ...shown } = manga;
  const country = countryOfOrigin && regionName(countryOfOrigin, event.locals.preferences.locale);
  event.locals.jsonLd = mangaJsonLd(manga, `${event.locals.baseUrl}${workPath('manga', id)}`);
  return {
    manga: shown,
    description: describeManga(manga, event.locals.preferences),
    synopsis: synopsisOf(description),
    country,
    own,
    links: externalLinks('manga', externalIds),
    sources: workSources(provenance, event.locals.preferences.locale),
  };
};

export const actions = entryActions('manga') satisfies Actions;
