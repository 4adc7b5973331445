import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { tidyImages } from './tidy.ts';

/** Forgets pictures that no work has any more, every night. */
export const tidyImagesNightly = defineJob({
  name: 'images.tidy-images',
  schema: z.object({}),
  cron: '41 16 * * *',
  run: tidyImages,
});
