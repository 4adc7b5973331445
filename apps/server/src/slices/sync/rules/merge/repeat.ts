import type { SyncField } from './entry.ts';
import type { MergeCase, SharedCase, Side } from './merge-case.ts';

/** Whether a field says how far the present pass is. */
export const isOfPass = (field: SyncField): field is 'progress' | 'progressVolumes' =>
  field === 'progress' || field === 'progressVolumes';

/** Whether the service has no word for what we are doing: it knows no rewatches, and we are in one. */
export const hidesRepeat = (entry: MergeCase, status = entry.local?.status): boolean =>
  status === 'repeating' && !entry.there.statuses.includes('repeating');

/** In a service without rewatches, a work that we watch again stays completed with all its episodes. */
export const isLeftCompleted = (entry: SharedCase, field: SyncField): boolean =>
  (field === 'status' || isOfPass(field)) &&
  hidesRepeat(entry) &&
  entry.remote.status === 'completed';

/** The side that is repeating while the other is not, if its status stays. */
export const repeatingSide = (
  { local, remote }: SharedCase,
  winner: Side | undefined,
): Side | undefined => {
  if (winner === undefined || local.status === remote.status) return;
  const { status } = winner === 'local' ? local : remote;
  return status === 'repeating' ? winner : undefined;
};
