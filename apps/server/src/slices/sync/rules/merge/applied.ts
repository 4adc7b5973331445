import { entryOf, give, type PartialEntry, type SyncEntry, type SyncField } from './entry.ts';
import type { MergeCase, Pair } from './merge-case.ts';
import type { Action, MergeResult } from './merge-result.ts';

const sideAfter = (
  before: SyncEntry | null,
  action: Action,
  set: PartialEntry = {},
): SyncEntry | null => {
  if (action === 'delete') return null;
  if (action === 'none') return before;
  const { status, ...rest } = { ...before, ...set };
  return status === undefined ? before : entryOf({ status, ...rest });
};

/** The pair after a run: held fields stay as they were, so that the question comes again. Of a new entry nothing is known in them. */
const pairAfter = (
  { pair }: MergeCase,
  after: Pick<Pair, 'local' | 'remote'>,
  { local, remote, holds }: MergeResult,
): Pair => {
  const isCreated = local === 'create' || remote === 'create';
  const next: Pair = { local: { ...after.local }, remote: { ...after.remote } };
  const unset: SyncField[] = [];
  for (const { field } of holds) {
    if (field === '*') continue;
    if (pair === null || isCreated || pair.unset?.includes(field)) unset.push(field);
    else {
      give(next.local, field, pair.local[field]);
      give(next.remote, field, pair.remote[field]);
    }
  }
  return unset.length > 0 ? { ...next, unset } : next;
};

/** The case as it is after its result was written on both sides. */
export const applied = (entry: MergeCase, result: MergeResult): MergeCase => {
  const local = sideAfter(entry.local, result.local, result.localSet);
  const remote = sideAfter(entry.remote, result.remote, result.remoteSet);
  const isHeld = result.holds.some(({ field }) => field === '*');
  const isGone = local === null && remote === null;
  const pair =
    local && remote && !isHeld ? pairAfter(entry, { local, remote }, result) : entry.pair;
  return { ...entry, local, remote, pair: isGone || result.base === 'drop' ? null : pair };
};
