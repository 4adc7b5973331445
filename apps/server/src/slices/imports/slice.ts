import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { catalogueCheck } from './check.ts';
import {
  exportLists,
  forgetExports,
  forgetListImports,
  refreshDaily,
  runListImport,
} from './jobs.ts';
import { importResumer } from './list-import/resume.ts';
import { markUndoneImport } from './reactions.ts';
import { fillEpisodeIds } from './mapping/fill/job.ts';
import { episodeFillSettings } from './mapping/fill/settings.ts';
import { routes } from './routes/index.ts';
import { sealedExportSecrets } from './export-schedule/stored.ts';
import { exportSettings, importSettings, remoteListSettings } from './settings.ts';
import { audits, notices } from './vocabulary.ts';

export const imports: Slice = {
  name: 'imports',
  audits,
  notices,
  settings: [importSettings, exportSettings, remoteListSettings, episodeFillSettings],
  jobs: [
    refreshDaily,
    runListImport,
    forgetListImports,
    exportLists,
    forgetExports,
    fillEpisodeIds,
  ],
  reactions: [markUndoneImport],
  sealed: [sealedExportSecrets],
  routes,
  checks: [catalogueCheck],
  workers: [importResumer],
};
