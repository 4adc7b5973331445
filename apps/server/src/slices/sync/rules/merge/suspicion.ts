import { isNew } from './changed.ts';
import type { SyncField, SyncStatus } from './entry.ts';
import type { SharedCase } from './merge-case.ts';
import type { HoldReason } from './merge-result.ts';
import { isOfPass } from './repeat.ts';

/** The smallest loss of units that is suspicious. */
const LEAST_LOSS = 3;
/** Statuses with which a work starts anew or is over, so that a lower number is no loss. */
const EXPLAINING: ReadonlySet<SyncStatus> = new Set(['repeating', 'planning', 'completed']);

const losesUnits = (entry: SharedCase, field: 'progress' | 'progressVolumes'): boolean => {
  const { pair, remote } = entry;
  if (pair === null || isNew(entry, field)) return false;
  const isExplained = remote.status !== pair.remote.status && EXPLAINING.has(remote.status);
  const [before, now] = [pair.remote[field], remote[field]];
  return !isExplained && before - now >= LEAST_LOSS && now < before / 2;
};

/** Whether the service says that a completed work is being watched, although nothing else changed. Known tools do this by mistake. */
const isUncompleted = (entry: SharedCase): boolean => {
  const { pair, remote } = entry;
  if (pair === null || isNew(entry, 'status')) return false;
  return (
    pair.remote.status === 'completed' &&
    remote.status === 'current' &&
    remote.progress === pair.remote.progress &&
    remote.repeatCount === pair.remote.repeatCount
  );
};

/** Why a change of the service is left to the owner; undefined if it is plausible. */
export const suspicionOf = (entry: SharedCase, field: SyncField): HoldReason | undefined => {
  if (field === 'status') return isUncompleted(entry) ? 'suspicious-uncomplete' : undefined;
  if (!isOfPass(field)) return;
  return losesUnits(entry, field) ? 'suspicious-regress' : undefined;
};
