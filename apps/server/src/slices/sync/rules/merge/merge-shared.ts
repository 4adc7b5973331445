import { SYNC_FIELDS, type PartialEntry, type SyncField, give } from './entry.ts';
import { mayWrite, type SharedCase, type Side } from './merge-case.ts';
import type { Action, Conflict, Hold, MergeResult } from './merge-result.ts';
import { hidesRepeat, repeatingSide } from './repeat.ts';
import { settleField, type SettledField, type StatusSettled } from './settle-field.ts';

type Sets = Record<Side, PartialEntry>;

/** What is known after all fields were settled one by one. */
interface Draft {
  sets: Sets;
  holds: Hold[];
  conflicts: Conflict[];
}

const add = (draft: Draft, field: SyncField, { write, hold, conflict }: SettledField): void => {
  if (hold) draft.holds.push({ field, reason: hold });
  if (conflict) draft.conflicts.push(conflict);
  if (write) give(draft.sets[write.to], field, write.value);
};

const afterStatus = (entry: SharedCase, { winner, hold, write }: SettledField): StatusSettled => {
  const isTaken = write?.to === 'local';
  return {
    repeating: hold ? undefined : repeatingSide(entry, winner),
    here: isTaken ? entry.remote.status : entry.local.status,
  };
};

const settleAll = (entry: SharedCase): Draft => {
  const draft: Draft = { sets: { local: {}, remote: {} }, holds: [], conflicts: [] };
  const ofStatus = settleField(entry, 'status');
  add(draft, 'status', ofStatus);
  const status = afterStatus(entry, ofStatus);
  for (const field of SYNC_FIELDS) {
    if (field !== 'status') add(draft, field, settleField(entry, field, status));
  }
  return draft;
};

const writesPass = ({ local, remote }: Sets): boolean =>
  [local, remote].some((set) => set.status !== undefined || set.progress !== undefined);

/** A side that is completed has seen every unit. It is said only when something is said anyway, because the work may have grown since. */
const fillCompleted = (entry: SharedCase, { sets, holds }: Draft): void => {
  const { total } = entry.length;
  if (total === null || holds.some(({ field }) => field === 'progress')) return;
  if (entry.pair !== null && !writesPass(sets)) return;
  const status = sets.local.status ?? entry.local.status;
  for (const side of ['local', 'remote'] as const) {
    const after = { ...entry[side], ...sets[side] };
    const isHidden = side === 'remote' && hidesRepeat(entry, status);
    const canHold = side === 'local' || entry.there.fields.includes('progress');
    if (after.status !== 'completed' || after.progress >= total) continue;
    if (!canHold || isHidden || !mayWrite(entry, side)) continue;
    if (entry[side].progress === total) delete sets[side].progress;
    else sets[side].progress = total;
  }
};

/** Before the first run, a link in one direction must not take back what its side already has. */
const keepAhead = (entry: SharedCase, draft: Draft): void => {
  if (entry.pair !== null || entry.policy.direction === 'two-way') return;
  const [side, other] =
    entry.policy.direction === 'pull'
      ? (['local', 'remote'] as const)
      : (['remote', 'local'] as const);
  const set = draft.sets[side];
  const isBehind = entry[other].progress < entry[side].progress;
  if (!isBehind || (set.status !== 'repeating' && set.progress === undefined)) return;
  delete set.status;
  delete set.progress;
  delete set.progressVolumes;
  draft.holds = draft.holds.filter(({ field }) => field !== 'progress');
};

const isAny = (set: PartialEntry): boolean => Object.keys(set).length > 0;

const actionOf = (set: PartialEntry): Action => (isAny(set) ? 'update' : 'none');

/** Merges an entry that both sides have. */
export const mergeShared = (entry: SharedCase): MergeResult => {
  const draft = settleAll(entry);
  keepAhead(entry, draft);
  fillCompleted(entry, draft);
  const { sets, holds, conflicts } = draft;
  return {
    local: actionOf(sets.local),
    remote: actionOf(sets.remote),
    holds,
    conflicts,
    ...(isAny(sets.local) && { localSet: sets.local }),
    ...(isAny(sets.remote) && { remoteSet: sets.remote }),
  };
};
