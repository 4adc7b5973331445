import type { SyncField } from './entry.ts';
import type { SharedCase } from './merge-case.ts';

/** Whether nothing is known yet about a field from an earlier run. */
export const isNew = ({ pair }: Pick<SharedCase, 'pair'>, field: SyncField): boolean =>
  pair === null || (pair.unset?.includes(field) ?? false);

/** Which sides changed a field since the last run. */
export interface ChangedSides {
  local: boolean;
  remote: boolean;
}

const NEITHER: ChangedSides = { local: false, remote: false };
const BOTH: ChangedSides = { local: true, remote: true };

/** Compares each side with what it had then. Before the first run, both count as changed. */
export const changedSides = (entry: SharedCase, field: SyncField): ChangedSides => {
  const { pair, local, remote } = entry;
  if (pair === null || isNew(entry, field)) return BOTH;
  const isHere = local[field] !== pair.local[field];
  const isThere = remote[field] !== pair.remote[field];
  return isHere || isThere ? { local: isHere, remote: isThere } : NEITHER;
};
