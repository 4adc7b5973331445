import type { EntryStatement, ListRow } from '../formats/list-row.ts';

/** A row with its progress held against the length of its work. */
export interface Settled {
  says: EntryStatement;
  warnings: string[];
}

/**
 * What a row says once the length of its work is known: nobody is further than the end, and whoever has completed a work has seen all of it.
 * @param total units of the work as the catalogue has them; where it does not know, the file's own count stands.
 */
export const settle = (row: ListRow, total: number | null): Settled => {
  const { says, warnings } = row;
  const end = total ?? row.total;
  if (end === null) return { says, warnings };
  if (says.progress > end)
    return {
      says: { ...says, progress: end },
      warnings: [...warnings, 'progress-over-total-clamped'],
    };
  if (says.status === 'COMPLETED' && says.progress === 0 && !row.isExact)
    return {
      says: { ...says, progress: end },
      warnings: [...warnings, 'completed-without-progress-filled'],
    };
  return { says, warnings };
};
