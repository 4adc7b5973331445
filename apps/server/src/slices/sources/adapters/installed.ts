import { adultSource } from './adult-source.ts';
import { PACKAGES } from './data-source.ts';
import { corrections } from './corrections/corrections.ts';
import { curatedSource } from './manga/curated.ts';
import { findPackage } from './packages/package-file.ts';
import { synopses } from './synopses/synopses.ts';

/** The version of each data set that comes with the program, by its key, the spine first. */
export const installedVersions = (): Map<string, string> => {
  const versions = new Map<string, string>();
  for (const [key, name] of Object.entries(PACKAGES)) {
    versions.set(key, findPackage(name).manifest.version);
  }
  const lists = [adultSource, corrections.info, synopses.info, curatedSource];
  for (const { key, version } of lists) versions.set(key, version);
  return versions;
};
