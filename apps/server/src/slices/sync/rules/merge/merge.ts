import type { MergeCase, SharedCase } from './merge-case.ts';
import { mergeShared } from './merge-shared.ts';
import { heldEntry, type MergeResult, nothing } from './merge-result.ts';
import { mergeOurs, mergeTheirs } from './presence.ts';

const mergeMapped = (entry: MergeCase): MergeResult => {
  const { local, remote, pair } = entry;
  if (local && remote) return mergeShared({ ...entry, local, remote } satisfies SharedCase);
  if (local) return mergeOurs(entry, local);
  if (remote) return mergeTheirs(entry, remote);
  return { ...nothing(), ...(pair && { base: 'drop' as const }) };
};

/**
 * Merges one entry on both sides of a link, field by field. Each side is compared with what it had after the last run, so a service that
 * states less than we do, or fills in something itself, changes nothing here.
 */
export const merge = (entry: MergeCase): MergeResult => {
  const result = mergeMapped(entry);
  if (
    entry.isMapped ||
    (result.local === 'none' && result.remote === 'none' && result.holds.length === 0)
  )
    return result;
  return heldEntry('unmapped');
};
