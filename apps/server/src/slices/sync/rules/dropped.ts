import type { SyncStatus } from './merge/entry.ts';

/**
 * Which anime of a dropped show were dropped: those that were being watched, or else its beginning, unless that was watched to its end.
 * @param ids the anime of the show, the beginning first
 */
export const droppedOf = (
  ids: readonly string[],
  statusOf: (id: string) => SyncStatus | undefined,
): string[] => {
  const watched = ids.filter((id) => statusOf(id) === 'current');
  const [first] = ids;
  if (watched.length > 0 || first === undefined) return watched;
  return statusOf(first) === 'completed' ? [] : [first];
};
