import type { SyncField } from './entry.ts';
import type { MergeCase, Side } from './merge-case.ts';

/** Times closer than this say nothing about which edit was the later one. */
const CLOSEST_MS = 120_000;

/** The side that edited a field later; undefined if the clocks don't tell. */
export const laterSide = (entry: MergeCase, field: SyncField): Side | undefined => {
  const { localChangedAt, remoteUpdatedAt, there } = entry;
  const here = typeof localChangedAt === 'object' ? localChangedAt[field] : localChangedAt;
  if (!there.updatedAtTrusted || here === undefined || remoteUpdatedAt === undefined) return;
  if (Math.abs(here - remoteUpdatedAt) <= CLOSEST_MS) return;
  return here > remoteUpdatedAt ? 'local' : 'remote';
};

/** Whether the service says that the entry was edited there after it was deleted here. */
export const isEditedSinceDeletion = (entry: MergeCase): boolean => {
  const { deletedHereAt, remoteUpdatedAt, there } = entry;
  if (!there.updatedAtTrusted || deletedHereAt === undefined || remoteUpdatedAt === undefined)
    return false;
  return remoteUpdatedAt - deletedHereAt > CLOSEST_MS;
};
