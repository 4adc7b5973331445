import type { Slice } from '#platform/slice.ts';
import { catalogueCheck } from './check.ts';
import { forgetListImports, refreshDaily, resumeListImports, runListImport } from './jobs.ts';
import { fillEpisodeIds } from './mapping/fill/job.ts';
import { episodeFillSettings } from './mapping/fill/settings.ts';
import { routes } from './routes/index.ts';
import { importSettings, remoteListSettings } from './settings.ts';

export const imports: Slice = {
  name: 'imports',
  settings: [importSettings, remoteListSettings, episodeFillSettings],
  jobs: [refreshDaily, runListImport, resumeListImports, forgetListImports, fillEpisodeIds],
  routes,
  checks: [catalogueCheck],
};
