import type { App } from '#platform/app.ts';
import { listDataSources } from '#slices/catalog/index.ts';
import { installedVersions } from './adapters/installed.ts';

/** How the version of a file that an operator gave begins; it stands until the operator imports again. */
const OPERATOR_FILE = 'file ';

const importedVersions = async (app: App): Promise<ReadonlyMap<string, string>> =>
  new Map((await listDataSources(app)).map(({ key, version }) => [key, version]));

/** Whether the catalogue was made from the data sets at the versions that are installed. */
export const isFromPackages = async (app: App): Promise<boolean> => {
  const imported = await importedVersions(app);
  return [...installedVersions()].every(([key, version]) => imported.get(key) === version);
};

/** Whether nothing newer is installed than what the catalogue was made from; an operator's own file counts as the newest. */
export const isCatalogueCurrent = async (app: App): Promise<boolean> => {
  const imported = await importedVersions(app);
  return [...installedVersions()].every(([key, version]) => {
    const present = imported.get(key);
    return present === version || present?.startsWith(OPERATOR_FILE) === true;
  });
};
