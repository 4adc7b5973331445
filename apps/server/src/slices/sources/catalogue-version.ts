import type { App } from '#platform/app.ts';
import { type DataSource, listDataSources } from '#slices/catalog/index.ts';
import { installedVersions } from './adapters/installed.ts';
import { ARM } from './adapters/packages/arm.ts';

/** How the version of a file that an operator gave begins; it stands until the operator imports again. */
const OPERATOR_FILE = 'file ';

const importedVersions = async (app: App): Promise<ReadonlyMap<string, string>> =>
  new Map((await listDataSources(app)).map(({ key, version }) => [key, version]));

/** A file of arm adds to the package and does not stand in its place. */
const isBeside = (key: string, imported: ReadonlyMap<string, string>): boolean =>
  key === ARM && imported.get(key)?.startsWith(OPERATOR_FILE) === true;

/** Whether the catalogue was made from the data sets at the versions that are installed. */
export const isFromPackages = async (app: App): Promise<boolean> => {
  const imported = await importedVersions(app);
  return [...installedVersions()].every(
    ([key, version]) => imported.get(key) === version || isBeside(key, imported),
  );
};

/** Data sets without those of which the catalogue has a newer file beside them. */
export const withoutNewer = async (
  app: App,
  sources: readonly DataSource[],
): Promise<DataSource[]> => {
  const imported = await importedVersions(app);
  return sources.filter(({ key }) => !isBeside(key, imported));
};

/** Whether nothing newer is installed than what the catalogue was made from; an operator's own file counts as the newest. */
export const isCatalogueCurrent = async (app: App): Promise<boolean> => {
  const imported = await importedVersions(app);
  return [...installedVersions()].every(([key, version]) => {
    const present = imported.get(key);
    return present === version || present?.startsWith(OPERATOR_FILE) === true;
  });
};
