import { writeFileSync } from 'node:fs';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/operation-reasons.ts';
import { dumpMapping, writeTsuzukiMapping } from '#slices/mapping/index.ts';

/** What a mapping export wrote, in rows. */
export interface MappingExportReport {
  rules: number;
  episodes: number;
  anime: number;
}

/**
 * Writes the whole mapping of this instance in format `tsuzuki`.
 * @throws Refusal when the file cannot be written.
 */
export const exportMappingFile = async (app: App, file: string): Promise<MappingExportReport> => {
  const dump = await dumpMapping(app);
  try {
    writeFileSync(file, writeTsuzukiMapping(dump));
  } catch (error) {
    throw refusal('BAD_USER_INPUT', 'FILE_UNWRITABLE', { file, cause: (error as Error).message });
  }
  return { rules: dump.rules.length, episodes: dump.episodes.length, anime: dump.anime.length };
};
