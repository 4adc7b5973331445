import cache from '../adult-mal-ids.json' with { type: 'json' };

const ADULT_MAL_IDS = new Set(cache.ids.map(String));

/** Whether MyAnimeList lists a work as adult. The tags of the other sources are no guide: most they mark are not. */
export const isAdultAtMal = (malId: string | undefined): boolean =>
  malId !== undefined && ADULT_MAL_IDS.has(malId);
