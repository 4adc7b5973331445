import type { Slice } from '#platform/slice.ts';
import './graphql/index.ts';
import { sealedExportSecrets } from './export-schedule/stored.ts';
import { EXPORTS } from './export-schedule/targets/folder.ts';
import { exportLists, forgetExports, forgetListImports, runListImport } from './jobs.ts';
import { importResumer } from './list-import/resume.ts';
import { markUndoneImport } from './reactions.ts';
import { reasons } from './reasons.ts';
import { libraryReader } from './remote/read-libraries.ts';
import { routes } from './routes/index.ts';
import { exportSettings, remoteListSettings } from './settings.ts';
import { audits, notices } from './vocabulary.ts';

export const listfiles: Slice = {
  name: 'listfiles',
  audits,
  notices,
  reasons,
  settings: [exportSettings, remoteListSettings],
  jobs: [runListImport, forgetListImports, exportLists, forgetExports],
  reactions: [markUndoneImport],
  sealed: [sealedExportSecrets],
  folders: [EXPORTS],
  routes,
  workers: [importResumer, libraryReader],
};
