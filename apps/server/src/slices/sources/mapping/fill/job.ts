import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { Refusal } from '#platform/errors.ts';
import { defineJob } from '#platform/jobs.ts';
import type { MappingKind } from '#slices/mapping/index.ts';
import { fillEpisodes, FILL_SOURCES } from './fill.ts';
import { fillKey } from './settings.ts';

/** The most shows of one database in one run: at four requests a second, they fit into the time. */
const SHOWS_A_RUN = 1_000;
/** A job that runs for a quarter of an hour is taken for dead, and there are two databases. */
const MOST_MS = 5 * 60_000;
/** It runs at this minute of every hour. */
const MINUTE = 23;

/** When the job runs next. */
export const nextFillAt = (now: Date): Date => {
  const next = new Date(now);
  next.setUTCMinutes(MINUTE, 0, 0);
  return next > now ? next : new Date(next.getTime() + HOUR_MS);
};

/** A key that is not accepted ends the fill of its own database alone. */
const fill = async (app: App, source: MappingKind): Promise<void> => {
  try {
    const report = await fillEpisodes(app, { source, limit: SHOWS_A_RUN, mostMs: MOST_MS });
    if (report.shows > 0) app.log.info({ source, ...report }, 'ids of episodes were fetched');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.warn({ source, reason: error.reason }, 'ids of episodes could not be fetched');
  }
};

/** Every hour: the ids of the episodes of mapped shows that are due, where the operator has a key. */
export const fillEpisodeIds = defineJob({
  name: 'sources.fill-episodes',
  schema: z.object({}),
  cron: `${MINUTE} * * * *`,
  run: async (app) => {
    for (const source of FILL_SOURCES) {
      if (fillKey(app, source) !== undefined) await fill(app, source);
    }
  },
});
