import { externalLinks } from '#lib/features/catalog/external-site.ts';
import { animeJsonLd } from '#lib/features/catalog/work-json-ld.ts';
import { openOffers } from '#lib/features/catalog/streaming.ts';
import { readAnime } from '#lib/features/catalog/work-page.server.ts';
import { synopsisOf } from '#lib/features/catalog/synopsis.server.ts';
import { describeAnime } from '#lib/features/catalog/work-facts.ts';
import { workPath } from '#lib/features/catalog/work.ts';
import { workSources } from '#lib/features/catalog/work-sources.ts';
import { entryActions } from '#lib/features/lists/entry/entry-actions.server.ts';
import { kindOf } from '#lib/features/lists/entry/progress-name.ts';
import { loadOwnEntry } from '#lib/features/lists/entry/own-entry.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { regionName } from '#lib/preferences/region-name.ts';
import { regionNames } from '#lib/preferences/region.server.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const { id } = event.params;
  const [anime, own] = await Promise.all([readAnime(event, id), loadOwnEntry(event, 'anime', id)]);
  const { externalIds, countryOfOrigin, description, provenance, ...shown } = anime;
  event.locals.jsonLd = animeJsonLd(anime, `${event.locals.baseUrl}${workPath('anime', id)}`);
  const { region, locale } = event.locals.preferences;
  const streaming = anime.streaming && openOffers(anime.streaming, currentTime(event));
  const regions = (streaming ?? []).flatMap((link) => link.regions ?? []);
  const regionNamed = regionNames(new Set(region ? [region, ...regions] : regions), locale);
  return {
    anime: { ...shown, streaming },
    kind: kindOf(anime, false),
    description: describeAnime(anime, event.locals.preferences),
    country: countryOfOrigin && regionName(countryOfOrigin, locale),
    synopsis: synopsisOf(description),
    regionNamed,
    own,
    links: externalLinks('anime', externalIds),
    sources: workSources(
      // Where it can be watched is not named to visitors who may not see it.
      provenance.filter(({ field }) => anime.streaming !== null || field !== 'streaming'),
      locale,
    ),
  };
};

export const actions = entryActions('anime') satisfies Actions;
