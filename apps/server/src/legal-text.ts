import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { InProcessContext } from '@tsuzuki/contract';
import { dataSettings } from '#platform/data-dir.ts';
import type { Settings } from '#platform/settings.ts';
import { webSettings } from './web-settings.ts';

const MOST_BYTES = 256 * 1024;

/**
 * Reads the operator's own legal pages from the disk each time, so that an edit is visible at once. A file that is too large for a page is
 * an error.
 */
export const legalTexts = (settings: Settings): NonNullable<InProcessContext['legalText']> => {
  const folder =
    settings.of(webSettings).legalDir || path.join(settings.of(dataSettings).dataDir, 'legal');
  return async (page, language) =>
    (language === 'en' ? null : await textIn(path.join(folder, `${page}.${language}.md`))) ??
    (await textIn(path.join(folder, `${page}.md`)));
};

const textIn = async (file: string): Promise<string | null> => {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new Error(`${file} is larger than ${MOST_BYTES} bytes.`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
