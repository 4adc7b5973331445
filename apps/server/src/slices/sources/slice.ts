import type { Slice } from '#platform/slice.ts';
import { catalogueCheck } from './check.ts';
import { sourceFetcher } from './fetch/worker.ts';
import { refreshDaily } from './jobs.ts';
import { fillEpisodeIds } from './mapping/fill/job.ts';
import { episodeFillSettings } from './mapping/fill/settings.ts';
import { sourceSettings } from './settings.ts';
import { reasons } from './reasons.ts';

export const sources: Slice = {
  name: 'sources',
  reasons,
  settings: [sourceSettings, episodeFillSettings],
  jobs: [refreshDaily, fillEpisodeIds],
  workers: [sourceFetcher],
  checks: [catalogueCheck],
};
