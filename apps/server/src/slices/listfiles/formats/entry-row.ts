import type { EntryStatement, ListRow, Reading, Said } from '#slices/exchange/values.ts';
import { joined } from './said.ts';
import { readStatus } from './status.ts';

/** The work of a row, its position, and when it was changed. */
export type About = Pick<ListRow, 'line' | 'kind' | 'ids' | 'title'> &
  Partial<Omit<ListRow, 'says' | 'warnings' | 'unread'>>;

/** The statement of a file about an entry, part by part. */
export interface Parts {
  /** The status in the file's own word. */
  word: unknown;
  counted: Said<'progress'>;
  more: readonly Said<keyof EntryStatement>[];
  /** What was mended before the parts were read, and what is to say of the row besides. */
  repairs?: readonly string[];
  warnings?: readonly string[];
}

/** A row of its parts. Without an id and a title, nobody can tell what it is about. */
export const entryRow = (
  about: About,
  { word, counted, more, repairs = [], warnings = [] }: Parts,
): Reading => {
  const { line, title, ids } = about;
  if (title === null && Object.keys(ids).length === 0)
    return { skipped: { line, title, ids, reason: 'no-id' } };
  const said = joined<keyof EntryStatement>([
    readStatus(word, counted.says.progress),
    counted,
    ...more,
  ]);
  return {
    row: {
      year: null,
      total: null,
      updatedAt: null,
      ...about,
      ...said,
      warnings: [...repairs, ...said.warnings, ...warnings],
    },
  };
};
