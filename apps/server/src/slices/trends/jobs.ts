import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { countFigures, findRecommendations } from './commands.ts';

/** Hourly: on how many lists works are, and what is done with them. */
export const countListFigures = defineJob({
  name: 'trends.count-figures',
  schema: z.object({}),
  cron: '17 * * * *',
  run: (app) => countFigures(app),
});

/** Nightly: which works are on the lists of the same users. */
export const recommendWorks = defineJob({
  name: 'trends.find-recommendations',
  schema: z.object({}),
  cron: '41 2 * * *',
  run: (app) => findRecommendations(app),
});
