import type { z } from 'zod';
import { readJsonLines } from '../manga/json-lines.ts';
import type { Refuse } from '../packages/row.ts';
import type { EntryFile, EntryKey } from './entries.ts';

export const BANGUMI_ARCHIVE = 'bangumi-archive';

/** An archive that is read. */
export interface Reading {
  fileOf: EntryFile;
  refuse: Refuse;
}

/** The rows of one file of an archive; none if it is not there. @throws Error when the file is not what it should be. */
export async function* readRows<T>(
  { fileOf, refuse }: Reading,
  key: EntryKey,
  row: z.ZodType<T>,
): AsyncGenerator<T> {
  const file = fileOf(key);
  if (file !== null) yield* readJsonLines({ source: BANGUMI_ARCHIVE, file, row, refuse });
}
