import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { catalogueCheck } from './check.ts';
import {
  exportLists,
  forgetExports,
  forgetListImports,
  refreshDaily,
  resumeListImports,
  runListImport,
} from './jobs.ts';
import { markUndoneImport } from './reactions.ts';
import { fillEpisodeIds } from './mapping/fill/job.ts';
import { episodeFillSettings } from './mapping/fill/settings.ts';
import { routes } from './routes/index.ts';
import { sealedExportSecrets } from './export-schedule/stored.ts';
import { exportSettings, importSettings, remoteListSettings } from './settings.ts';

export const imports: Slice = {
  name: 'imports',
  settings: [importSettings, exportSettings, remoteListSettings, episodeFillSettings],
  jobs: [
    refreshDaily,
    runListImport,
    resumeListImports,
    forgetListImports,
    exportLists,
    forgetExports,
    fillEpisodeIds,
  ],
  reactions: [markUndoneImport],
  sealed: [sealedExportSecrets],
  routes,
  checks: [catalogueCheck],
};
