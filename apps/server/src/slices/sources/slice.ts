import type { Slice } from '#platform/slice.ts';
import { catalogueCheck } from './check.ts';
import { refreshDaily } from './jobs.ts';
import { fillEpisodeIds } from './mapping/fill/job.ts';
import { episodeFillSettings } from './mapping/fill/settings.ts';
import { sourceSettings } from './settings.ts';

export const sources: Slice = {
  name: 'sources',
  settings: [sourceSettings, episodeFillSettings],
  jobs: [refreshDaily, fillEpisodeIds],
  checks: [catalogueCheck],
};
