import { SYNC_STATUSES, type SyncStatus } from '../rules/merge/entry.ts';

export const ALL_STATUSES = SYNC_STATUSES;

/** The statuses of services that know no rewatches. */
export const WITHOUT_REPEATING: readonly SyncStatus[] = SYNC_STATUSES.filter(
  (status) => status !== 'repeating',
);
