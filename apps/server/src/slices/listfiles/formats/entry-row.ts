import type { EntryStatement, ListRow, Reading, Said } from '#slices/exchange/words.ts';
import { readStatus } from './status.ts';

/** What a row is about, where it stands, and when it was changed. */
export type About = Pick<ListRow, 'line' | 'kind' | 'ids' | 'title'> &
  Partial<Omit<ListRow, 'says' | 'warnings'>>;

/** What a file says of an entry, part by part. */
export interface Parts {
  /** The status by its word. */
  word: string | null | undefined;
  counted: Said<'progress'>;
  more: readonly Said<keyof EntryStatement>[];
  warnings?: readonly string[];
}

/** A row of its parts; one of a status nobody knows is left out. */
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
