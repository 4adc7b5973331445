import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { fillEpisodes, FILL_SOURCES } from './fill.ts';
import { episodeFillSettings } from './settings.ts';

/** The most shows in one night: a quarter of an hour at four requests a second. */
const SHOWS_A_NIGHT = 3_000;

/** Every night: the ids of the episodes of mapped shows that are due, where the operator has a key. */
export const fillEpisodeIds = defineJob({
  name: 'sources.fill-episodes',
  schema: z.object({}),
  cron: '23 3 * * *',
  run: async (app) => {
    const { tmdbKey, tvdbKey } = app.settings.of(episodeFillSettings);
    const keys = { tmdb: tmdbKey, tvdb: tvdbKey };
    for (const source of FILL_SOURCES) {
      if (keys[source] === undefined) continue;
      const report = await fillEpisodes(app, { source, limit: SHOWS_A_NIGHT });
      app.log.info({ source, ...report }, 'ids of episodes were fetched');
    }
  },
});
