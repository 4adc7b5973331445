import type { EntryStatement, ListRow, Reading, Said } from '#slices/exchange/values.ts';
import { readStatus } from './status.ts';

/** The work of a row, its position, and when it was changed. */
export type About = Pick<ListRow, 'line' | 'kind' | 'ids' | 'title'> &
  Partial<Omit<ListRow, 'says' | 'warnings'>>;

/** The statement of a file about an entry, part by part. */
export interface Parts {
  /** The status in the file's own word. */
  word: string | null | undefined;
  counted: Said<'progress'>;
  more: readonly Said<keyof EntryStatement>[];
  warnings?: readonly string[];
}

/** Combines the parts of a row. A row with an unknown status is skipped. */
export const entryRow = (about: About, { word, counted, more, warnings = [] }: Parts): Reading => {
  const { status, warnings: ofStatus } = readStatus(word, counted.says.progress);
  const { line, kind, title, ids } = about;
  if (status === null) return { skipped: { line, kind, title, ids, reason: 'unknown-status' } };
  const says: EntryStatement = { status };
  for (const part of [counted, ...more]) Object.assign(says, part.says);
  return {
    row: {
      year: null,
      total: null,
      updatedAt: null,
      ...about,
      says,
      warnings: [ofStatus, counted.warnings, ...more.map((part) => part.warnings), warnings].flat(),
    },
  };
};
