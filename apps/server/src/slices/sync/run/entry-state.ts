import { visibilityOf } from '#slices/exchange/values.ts';
import type { EntryRow, EntryState } from '#slices/lists/index.ts';
import type { ListStatus } from '#slices/lists/values.ts';
import type { DecodedEntry } from '../connectors/connector.ts';
import {
  entryOf,
  type PartialEntry,
  type SyncEntry,
  type SyncField,
  type SyncStatus,
} from '../rules/merge/entry.ts';

/** An entry of our lists in the words of a merge. */
export const syncEntryOf = (state: EntryState): SyncEntry => ({
  status: state.status.toLowerCase() as SyncStatus,
  progress: state.progress,
  progressVolumes: state.volumeProgress,
  score: state.score,
  repeatCount: state.repeatCount,
  startedAt: state.startedOn,
  completedAt: state.completedOn,
  notes: state.notes || null,
  private: state.visibility === 'PRIVATE',
});

/** What a merge sets, in the words of our lists. */
export const stateOfSet = (set: PartialEntry): EntryRow['state'] => ({
  ...(set.status !== undefined && { status: set.status.toUpperCase() as ListStatus }),
  ...(set.progress !== undefined && { progress: set.progress }),
  ...(set.progressVolumes !== undefined && { volumeProgress: set.progressVolumes }),
  ...(set.score !== undefined && { score: set.score }),
  ...(set.repeatCount !== undefined && { repeatCount: set.repeatCount }),
  ...(set.startedAt !== undefined && { startedOn: set.startedAt }),
  ...(set.completedAt !== undefined && { completedOn: set.completedAt }),
  ...(set.notes !== undefined && { notes: set.notes }),
  ...(set.private !== undefined && { visibility: visibilityOf(set.private) }),
});

/**
 * An entry of a service in the words of a merge. A field that could not be read, or is not exchanged, is as it was; undefined if its status
 * is a word that nobody knows.
 */
export const remoteEntryOf = (
  decoded: DecodedEntry,
  { fields, known }: { fields: readonly SyncField[]; known: SyncEntry | undefined },
): SyncEntry | undefined => {
  const exchanged = Object.entries(decoded).filter(([field]) =>
    fields.includes(field as SyncField),
  );
  const { status, ...rest } = { ...known, ...(Object.fromEntries(exchanged) as DecodedEntry) };
  return status ? entryOf({ status, ...rest }) : undefined;
};
