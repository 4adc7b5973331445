import type { ListRow } from '../formats/list-row.ts';

/** What tells rows of one work: the first id of each, or nothing that could be compared. */
const keyOf = ({ kind, ids }: ListRow): string | undefined => {
  const [first] = Object.entries(ids);
  return first && `${kind}/${first.join(':')}`;
};

/** Rows of one work after the first are left out, and the first says so. */
export const foldDuplicates = (rows: readonly ListRow[]): ListRow[] => {
  const kept = new Map<unknown, ListRow>();
  for (const row of rows) {
    const key = keyOf(row) ?? row;
    const first = kept.get(key);
    if (!first) kept.set(key, row);
    else if (!first.warnings.includes('duplicate-first-kept'))
      kept.set(key, { ...first, warnings: ['duplicate-first-kept', ...first.warnings] });
  }
  return [...kept.values()];
};
